import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A primitive value is never null. */
export const rule = snippet(
  {
    id: 'null-for-int',
    summary: 'null cannot be assigned to a variable of a primitive type',
    cites: { document: 'JLS 17', section: '4.1 The Kinds of Types and Values' },
    expectation: rejected('null is assigned to an int'),
  },
  (fresh) => `int ${fresh('nothing')} = null;`,
);
