import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Both branches must assign. */
export const rule = snippet(
  {
    id: 'assigned-by-one-branch',
    summary: 'a variable that only one branch of an if statement assigns is not definitely assigned behind it',
    cites: { document: 'JLS 17', section: '16.2.7 if Statements' },
    expectation: rejected('a variable is assigned by one branch only'),
  },
  (fresh) => {
    const [maybe, other] = [fresh('maybe'), fresh('other')] as const;
    return `int ${maybe}; if (Boolean.parseBoolean("true")) ${maybe} = 1; int ${other} = ${maybe};`;
  },
);
