import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A compound assignment saves its variable first. */
export const rule = snippet(
  {
    id: 'compound-assignment-keeps-left',
    summary: 'the variable of a compound assignment is read before the right operand is evaluated',
    cites: { document: 'JLS 17', section: '15.26.2 Compound Assignment Operators' },
    expectation: same,
  },
  (fresh) => {
    const [value, all, index] = [fresh('value'), fresh('all'), fresh('index')] as const;
    return `int ${value} = 2; ${value} += ${value} = 10; int[] ${all} = {1, 2}; int ${index} = 0; ${all}[${index}++] += ${index}; if (!(${value} == 12 && ${all}[0] == 2 && ${index} == 1)) throw new AssertionError("compound-assignment-keeps-left");`;
  },
);
