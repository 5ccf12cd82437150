import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A constant is narrowed only if it fits. */
export const rule = snippet(
  {
    id: 'too-large-constant',
    summary: 'a constant that a type cannot represent is not narrowed to it',
    cites: { document: 'JLS 17', section: '5.2 Assignment Contexts' },
    expectation: rejected('a constant is too large for a byte'),
  },
  (fresh) => `byte ${fresh('small')} = 128;`,
);
