import { z } from 'zod';
import { choice, list, setting, share } from '../../core/setting.js';

const factors = 'lambdas=0,varargs=3';
const policyExample = '{ "chances": { "bound": 0.5 } }';

/** What can be asked of the technique. */
export const settings = z.object({
  size: setting(choice(['small', 'medium', 'large']), 'size of generated programs: small, medium or large', {
    argument: '<size>',
    standard: 'medium',
    example: 'medium',
  }),
  mains: setting(share(), 'share of the programs that have a main, which ends and prints a checksum, from 0 to 1', {
    argument: '<share>',
    standard: 0.7,
    example: 0.7,
  }),
  feature: setting(list(factors), `factors for the frequency of features, such as ${factors}; 0 disables a feature`, {
    argument: '<factors>',
    example: ['lambdas=2', 'varargs=0'],
  }),
  library: setting(list('jdk:java.util'), 'libraries whose types generated programs use; by default none', {
    argument: '<sources>',
    example: ['jdk:java.util'],
    reads: 'libraries',
  }),
  policy: setting(
    z.record(z.string(), z.unknown(), { error: `must be an object of numbers, such as ${policyExample}` }),
    'parameters of the generator to override (src/techniques/generate/policy.ts)',
    { example: { expressionDepth: 2, chances: { bound: 0.5 } }, fileOnly: true },
  ),
});
