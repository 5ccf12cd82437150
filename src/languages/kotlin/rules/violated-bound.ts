import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A type argument is within its bound. */
export const rule = topSnippet(
  {
    id: 'violated-bound',
    summary: 'a type argument must be a subtype of the bound of its parameter',
    cites: { document: 'Kotlin language specification', section: 'Type system: Type parameters' },
    expectation: rejected('a type argument is not within its bound'),
  },
  (fresh, random) => {
    const bounded = fresh('bounded');
    const call = random.pick([`${bounded}("text")`, `${bounded}<String>("text")`, `"text".let { ${bounded}(it) }`]);
    return `fun <T : Number> ${bounded}(value: T): T = value\n\nfun ${fresh('calls')}(): Any = ${call}`;
  },
);
