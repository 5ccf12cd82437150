import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A wildcard is not written to. */
export const rule = snippet(
  {
    id: 'captured-wildcard',
    summary: 'nothing but null can be added to a list with an upper wildcard',
    cites: { document: 'JLS 17', section: '5.1.10 Capture Conversion' },
    expectation: rejected('a value is added to a list of a wildcard'),
  },
  (fresh) => {
    const list = fresh('list');
    return `java.util.List<? extends Number> ${list} = new java.util.ArrayList<Integer>(); ${list}.add(Integer.valueOf(1));`;
  },
);
