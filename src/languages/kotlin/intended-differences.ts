import type { IntendedDifference } from '../../core/intended-difference.js';

/** Generated programs have sealed interfaces, whatever version they are for. */
export const sealedInterfaces: IntendedDifference = {
  id: 'sealed-interfaces',
  reason: 'Kotlin supports sealed interfaces since 1.5.',
  link: 'https://kotlinlang.org/docs/whatsnew15.html#sealed-interfaces',
  rule: {
    kind: 'unsupported',
    message: "Modifier 'sealed' is not applicable to 'interface'",
    family: 'kotlin',
    before: '1.5.0',
  },
};
