import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A variable has a value before it is used. */
export const rule = snippet(
  {
    id: 'used-before-assigned',
    summary: 'a local variable must be definitely assigned before its value is used',
    cites: { document: 'JLS 17', section: '16 Definite Assignment' },
    expectation: rejected('a variable is used before it has a value'),
  },
  (fresh) => {
    const [empty, other] = [fresh('empty'), fresh('other')] as const;
    return `int ${empty}; int ${other} = ${empty};`;
  },
);
