import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Escapes are those of the language. */
export const rule = snippet(
  {
    id: 'wrong-escape',
    summary: 'a backslash in a text must begin an escape sequence',
    cites: { document: 'JLS 17', section: '3.10.7 Escape Sequences' },
    expectation: rejected('an escape sequence does not exist'),
  },
  (fresh) => `String ${fresh('text')} = "\\q";`,
);
