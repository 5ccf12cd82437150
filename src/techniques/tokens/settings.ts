import { z } from 'zod';
import { setting, text } from '../../core/setting.js';

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
});
