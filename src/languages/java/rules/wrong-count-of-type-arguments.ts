import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Type arguments are as many as parameters. */
export const rule = snippet(
  {
    id: 'wrong-count-of-type-arguments',
    summary: 'a generic type takes as many type arguments as it has type parameters',
    cites: { document: 'JLS 17', section: '4.5 Parameterized Types' },
    expectation: rejected('a type argument is missing'),
  },
  (fresh) => `java.util.Map<String> ${fresh('map')} = null;`,
);
