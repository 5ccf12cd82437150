import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** What is initialized later is changed. */
export const rule = topSnippet(
  {
    id: 'late-initialized-value',
    summary: 'a property that is initialized late is neither read-only nor of a primitive type',
    cites: { document: 'Kotlin language specification', section: 'Declarations: Late-initialized properties' },
    expectation: rejected('a property cannot be initialized late'),
  },
  (fresh, random) =>
    `class ${fresh('Late')} {\n  lateinit ${random.pick(['val text: String', 'var number: Int', 'var text: String?'])}\n}`,
);
