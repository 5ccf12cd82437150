import { z } from 'zod';
import { choice, flag, list, setting } from '../../core/setting.js';

/** What can be asked of the technique. */
export const settings = z.object({
  template: setting(
    list('range-checks,my-template.ts'),
    'names of shipped templates, or template files (default: all shipped templates)',
    {
      argument: '<templates>',
      example: ['range-checks', 'bigint-shifts'],
      reads: 'files',
    },
  ),
  static: setting(flag(), 'fill templates statically, without executing them', { standard: false, example: true }),
  exploration: setting(choice(['random', 'systematic']), 'order in which a template is filled: random or systematic', {
    argument: '<order>',
    standard: 'random',
    example: 'systematic',
  }),
  prune: setting(
    flag(),
    'do not wait for holes behind conditions that are always false (installs the SMT solver z3 for Java)',
    { standard: false, example: true },
  ),
});
