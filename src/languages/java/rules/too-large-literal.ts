import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A literal fits its type. */
export const rule = snippet(
  {
    id: 'too-large-literal',
    summary: 'an integer literal of type int cannot be larger than 2147483647',
    cites: { document: 'JLS 17', section: '3.10.1 Integer Literals' },
    expectation: rejected('a literal is too large'),
  },
  (fresh) => `long ${fresh('large')} = 2147483648;`,
);
