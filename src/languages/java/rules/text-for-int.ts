import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A text is no number. */
export const rule = snippet(
  {
    id: 'text-for-int',
    summary: 'a text cannot be assigned to a variable of type int',
    cites: { document: 'JLS 17', section: '5.2 Assignment Contexts' },
    expectation: rejected('a text is assigned to an int'),
  },
  (fresh) => `int ${fresh('wrong')} = "text";`,
);
