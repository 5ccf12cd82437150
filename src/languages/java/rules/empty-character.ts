import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A character is one character. */
export const rule = snippet(
  {
    id: 'empty-character',
    summary: 'a character literal cannot be empty',
    cites: { document: 'JLS 17', section: '3.10.4 Character Literals' },
    expectation: rejected('a character literal is empty'),
  },
  (fresh) => `char ${fresh('none')} = '';`,
);
