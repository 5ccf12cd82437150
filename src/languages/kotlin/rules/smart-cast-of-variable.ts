import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** What can change has no smart cast. */
export const rule = topSnippet(
  {
    id: 'smart-cast-of-variable',
    summary: 'a property that can be changed has no smart cast',
    cites: { document: 'Kotlin language specification', section: 'Type inference: Smart cast sink stability' },
    expectation: rejected('a smart cast of what can change'),
  },
  (fresh) =>
    `class ${fresh('Holder')}(var held: Any) {\n  fun measure(): Int = if (held is String) held.length else 0\n}`,
);
