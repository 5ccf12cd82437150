import type { IntendedDifference } from '../../core/intended-difference.js';

/** Where engines differ without it being a bug. */
export const intendedDifferences: readonly IntendedDifference[] = [
  {
    id: 'newer-syntax',
    reason: 'An engine refuses the syntax of later editions of the language, which others have already.',
    link: 'https://tc39.es/ecma262/',
    rule: { kind: 'incomparable', codes: ['SyntaxError'] },
  },
];
