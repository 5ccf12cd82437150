import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A number has no members, in whichever form. */
export const rule = snippet(
  {
    id: 'alike-errors-in-alike-references',
    summary: 'a value of a primitive type has no members',
    cites: { document: 'JLS 17', section: '15.12.1 Compile-Time Step 1: Determine Type to Search' },
    expectation: rejected('a member of a primitive value is used'),
  },
  (fresh, random) => {
    const number = fresh('number');
    const length = fresh('length');
    const all = fresh('all');
    return random.pick([
      `int ${number} = 1; ${number}.toString();`,
      `int ${number} = 1; int ${length} = ${number}.length;`,
      `int ${length} = Math.abs(1).length();`,
      `int[] ${all} = {1}; ${all}[0].toString();`,
    ]);
  },
);
