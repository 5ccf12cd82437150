import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A type argument is a reference type. */
export const rule = snippet(
  {
    id: 'primitive-type-argument',
    summary: 'a primitive type cannot be a type argument',
    cites: { document: 'JLS 17', section: '4.5.1 Type Arguments of Parameterized Types' },
    expectation: rejected('a type argument is primitive'),
  },
  (fresh) => `java.util.List<int> ${fresh('list')} = null;`,
);
