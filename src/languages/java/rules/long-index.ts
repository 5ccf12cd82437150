import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** An index is an int. */
export const rule = snippet(
  {
    id: 'long-index',
    summary: 'an array cannot be accessed by an index of type long',
    cites: { document: 'JLS 17', section: '15.10.3 Array Access Expressions' },
    expectation: rejected('an index is a long'),
  },
  (fresh) => {
    const [all, first] = [fresh('all'), fresh('first')] as const;
    return `int[] ${all} = {1}; int ${first} = ${all}[0L];`;
  },
);
