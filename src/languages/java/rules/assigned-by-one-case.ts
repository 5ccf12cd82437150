import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** All cases must assign. */
export const rule = snippet(
  {
    id: 'assigned-by-one-case',
    summary: 'a variable that only one case of a switch statement assigns is not definitely assigned behind it',
    cites: { document: 'JLS 17', section: '16.2.9 switch Statements' },
    expectation: rejected('a variable is assigned by one case only'),
  },
  (fresh) => {
    const [maybe, other] = [fresh('maybe'), fresh('other')] as const;
    return `int ${maybe}; switch (Integer.parseInt("1")) { case 1 -> ${maybe} = 1; default -> { } } int ${other} = ${maybe};`;
  },
);
