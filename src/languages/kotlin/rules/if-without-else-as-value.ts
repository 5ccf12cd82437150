import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A conditional expression has both branches. */
export const rule = topSnippet(
  {
    id: 'if-without-else-as-value',
    summary: 'an if expression without else is no value',
    cites: { document: 'Kotlin language specification', section: 'Expressions: Conditional expressions' },
    expectation: rejected('an if expression lacks its other branch'),
  },
  (fresh) => `fun ${fresh('choose')}(choice: Boolean): Int = if (choice) 1`,
);
