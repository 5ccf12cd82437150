import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** The modifier override needs something to override. */
export const rule = topSnippet(
  {
    id: 'override-of-nothing',
    summary: 'a function with the modifier override overrides another',
    cites: { document: 'Kotlin language specification', section: 'Inheritance: Overriding' },
    expectation: rejected('a function overrides nothing'),
  },
  (fresh) => `class ${fresh('Alone')} {\n  override fun give(): Int = 1\n}`,
);
