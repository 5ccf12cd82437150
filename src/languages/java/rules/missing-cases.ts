import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A switch expression has all cases. */
export const rule = snippet(
  {
    id: 'missing-cases',
    summary: 'a switch expression over an int without default is not exhaustive',
    cites: { document: 'JLS 17', section: '15.28.1 The Switch Block of a switch Expression' },
    expectation: rejected('a switch expression lacks cases'),
  },
  (fresh) => `int ${fresh('result')} = switch (Integer.parseInt("1")) { case 1 -> 2; };`,
);
