import { z } from 'zod';
import { setting, text } from '../../core/setting.js';

/** What can be asked of the technique. */
export const settings = z.object({
  seeds: setting(text(), 'seed programs: a folder, or npm:NAME@VERSION, instead of the corpus shipped with cupel', {
    argument: '<dir>',
    example: './programs',
    path: true,
    reads: 'folder',
  }),
});
