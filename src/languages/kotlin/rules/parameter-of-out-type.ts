import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A covariant parameter is only given out. */
export const rule = topSnippet(
  {
    id: 'parameter-of-out-type',
    summary: 'a type parameter that is declared out cannot be the type of a parameter of a function',
    cites: { document: 'Kotlin language specification', section: 'Declarations: Type parameter variance' },
    expectation: rejected('a covariant type parameter is taken'),
  },
  (fresh) => `interface ${fresh('Source')}<out T> {\n  fun take(value: T)\n}`,
);
