import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Parameterized types are invariant. */
export const rule = snippet(
  {
    id: 'list-of-subtype',
    summary: 'a list of texts is no list of objects',
    cites: { document: 'JLS 17', section: '4.10.2 Subtyping among Class and Interface Types' },
    expectation: rejected('a list of a subtype is assigned'),
  },
  (fresh) => `java.util.List<Object> ${fresh('objects')} = new java.util.ArrayList<String>();`,
);
