import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A named argument has a parameter. */
export const rule = topSnippet(
  {
    id: 'unknown-named-argument',
    summary: 'a named argument names a parameter, and each only once',
    cites: {
      document: 'Kotlin language specification',
      section: 'Declarations: Named, positional and default parameters',
    },
    expectation: rejected('a named argument is wrong'),
  },
  (fresh, random) => {
    const takes = fresh('takes');
    const call = random.pick(['other = 1', 'value = 1, value = 2', '1, value = 2', 'value = 1, other = 2']);
    return `fun ${takes}(value: Int): Int = value\n\nfun ${fresh('calls')}(): Int = ${takes}(${call})`;
  },
);
