import type { IntendedDifference } from '../../../core/intended-difference.js';

/** What holds between any two compilers, or versions, of a language on the JVM. */
export const decisionsOnly: IntendedDifference = {
  id: 'diagnostics-are-free',
  reason:
    'Compilers and versions word, place and split errors differently; only whether a program is accepted is specified.',
  link: 'https://docs.oracle.com/javase/specs/jls/se17/html/jls-1.html',
  rule: { kind: 'decisionsOnly' },
};
