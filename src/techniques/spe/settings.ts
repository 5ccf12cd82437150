import { z } from 'zod';
import { setting, text, whole } from '../../core/setting.js';
import { policy } from './policy.js';

/** What can be asked of the technique. */
export const settings = z.object({
  seeds: setting(text(), 'seed programs: a folder, or npm:NAME@VERSION, instead of the corpus shipped with cupel', {
    argument: '<dir>',
    example: './programs',
    path: true,
    reads: 'folder',
  }),
  fillings: setting(whole(1, 10_000), 'programs per skeleton: a smaller skeleton is enumerated completely', {
    argument: '<n>',
    standard: policy.fillings,
    example: 20,
  }),
});
