import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A final variable is assigned once. */
export const rule = snippet(
  {
    id: 'assigned-final-variable',
    summary: 'a final variable that has a value cannot be assigned',
    cites: { document: 'JLS 17', section: '4.12.4 final Variables' },
    expectation: rejected('a final variable is assigned again'),
  },
  (fresh) => {
    const fixed = fresh('fixed');
    return `final int ${fixed} = 1; ${fixed} = 2;`;
  },
);
