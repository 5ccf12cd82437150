import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** One method must be the most specific. */
export const rule = snippet(
  {
    id: 'ambiguous-call',
    summary: 'a call to which two methods apply equally well is ambiguous',
    cites: { document: 'JLS 17', section: '15.12.2.5 Choosing the Most Specific Method' },
    expectation: rejected('a call is ambiguous'),
  },
  (fresh) =>
    `class ${fresh('Local')} { void take(Integer first, Object second) { } void take(Object first, Integer second) { } void run() { take(1, 1); } }`,
);
