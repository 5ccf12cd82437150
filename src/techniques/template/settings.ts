import { z } from 'zod';
import { choice, flag, list, setting } from '../../core/setting.js';

/** What can be asked of the technique. */
export const settings = z.object({
  template: setting(
    list('range-checks,my-template.ts'),
    'names of shipped templates, or files; all shipped ones by default',
    {
      argument: '<templates>',
      example: ['range-checks', 'bigint-shifts'],
      reads: 'files',
    },
  ),
  static: setting(flag(), 'fill templates without executing them', { standard: false, example: true }),
  exploration: setting(choice(['random', 'systematic']), 'order of the fillings of a template: random or systematic', {
    argument: '<order>',
    standard: 'random',
    example: 'systematic',
  }),
  prune: setting(
    flag(),
    'do not wait for holes behind conditions that are never true (installs the solver z3 for Java)',
    { standard: false, example: true },
  ),
});
