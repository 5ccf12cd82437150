import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A loop goes over something that has elements. */
export const rule = snippet(
  {
    id: 'loop-over-number',
    summary: 'the expression of an enhanced for statement must be an array or an Iterable',
    cites: { document: 'JLS 17', section: '14.14.2 The enhanced for statement' },
    expectation: rejected('a loop goes over a number'),
  },
  (fresh) => `for (int ${fresh('each')} : 1) { }`,
);
