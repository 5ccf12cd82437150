import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A boolean is no number. */
export const rule = snippet(
  {
    id: 'boolean-cast-to-int',
    summary: 'a boolean cannot be cast to a numeric type',
    cites: { document: 'JLS 17', section: '5.5 Casting Contexts' },
    expectation: rejected('a boolean is cast to int'),
  },
  (fresh) => `int ${fresh('number')} = (int) Boolean.parseBoolean("true");`,
);
