import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Var needs a value. */
export const rule = snippet(
  {
    id: 'var-without-value',
    summary: 'a local variable declared with var must have an initializer',
    cites: { document: 'JLS 17', section: '14.4 Local Variable Declarations' },
    expectation: rejected('a variable declared with var has no value'),
  },
  (fresh) => `var ${fresh('untyped')};`,
);
