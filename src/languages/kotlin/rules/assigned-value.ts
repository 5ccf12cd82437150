import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A value is assigned once. */
export const rule = topSnippet(
  {
    id: 'assigned-value',
    summary: 'a value with an initializer cannot be assigned',
    cites: { document: 'Kotlin language specification', section: 'Declarations: Read-only property declaration' },
    expectation: rejected('a value is assigned again'),
  },
  (fresh) => `fun ${fresh('changes')}() {\n  val once: Int = 1\n  once = 2\n}`,
);
