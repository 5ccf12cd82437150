import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A boolean is not added. */
export const rule = snippet(
  {
    id: 'boolean-in-sum',
    summary: 'a boolean cannot be an operand of a sum of numbers',
    cites: { document: 'JLS 17', section: '15.18.2 Additive Operators for Numeric Types' },
    expectation: rejected('a boolean is added'),
  },
  (fresh) => `int ${fresh('sum')} = 1 + true;`,
);
