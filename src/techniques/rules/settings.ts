import { z } from 'zod';
import { flag, list, setting, text, whole } from '../../core/setting.js';

/** What can be asked of the technique. */
export const settings = z.object({
  seeds: setting(
    text(),
    'seed programs: a folder, maven:GROUP:ARTIFACT:VERSION:sources, npm:NAME@VERSION or generate:COUNT',
    {
      argument: '<dir>',
      example: './programs',
      path: true,
      reads: 'folder',
    },
  ),
  rules: setting(list('for-of-by-index'), 'only these rules, separated by commas; `cupel rules list` names all', {
    argument: '<ids>',
    example: ['for-of-by-index'],
  }),
  chain: setting(whole(1, 4), 'how many rules are applied to a program, one after the other', {
    argument: '<n>',
    standard: 1,
    example: 2,
  }),
  systematic: setting(flag(), 'apply every rule to every seed at every place, in place of random choices', {
    standard: false,
    example: false,
  }),
});
