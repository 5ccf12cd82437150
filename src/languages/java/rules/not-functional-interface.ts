import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A functional interface has one method. */
export const rule = snippet(
  {
    id: 'not-functional-interface',
    summary: 'an interface with two abstract methods is not functional',
    cites: { document: 'JLS 17', section: '9.6.4.9 @FunctionalInterface' },
    expectation: rejected('an interface is not functional'),
  },
  (fresh) => `@FunctionalInterface interface ${fresh('Two')} { void first(); void second(); }`,
);
