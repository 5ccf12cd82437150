import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Only an array has an index. */
export const rule = snippet(
  {
    id: 'index-into-number',
    summary: 'a value that is no array cannot be accessed by an index',
    cites: { document: 'JLS 17', section: '15.10.3 Array Access Expressions' },
    expectation: rejected('a number is accessed by an index'),
  },
  (fresh) => {
    const [number, first] = [fresh('number'), fresh('first')] as const;
    return `int ${number} = 1; int ${first} = ${number}[0];`;
  },
);
