import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** What overrides says so. */
export const rule = topSnippet(
  {
    id: 'override-without-modifier',
    summary: 'a function that overrides another needs the modifier override',
    cites: { document: 'Kotlin language specification', section: 'Inheritance: Overriding' },
    expectation: rejected('a function overrides without its modifier'),
  },
  (fresh) => {
    const Base = fresh('Base');
    return `open class ${Base} {\n  open fun give(): Int = 1\n}\n\nclass ${fresh('Below')} : ${Base}() {\n  fun give(): Int = 2\n}`;
  },
);
