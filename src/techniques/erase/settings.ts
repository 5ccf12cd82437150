import { z } from 'zod';
import { setting, whole } from '../../core/setting.js';

/** What can be asked of the technique. */
export const settings = z.object({
  patterns: setting(whole(1, 1000), 'number of erasure variants per program', {
    argument: '<n>',
    standard: 1,
    example: 3,
  }),
});
