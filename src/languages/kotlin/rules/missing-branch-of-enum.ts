import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A when expression has a branch for each value. */
export const rule = topSnippet(
  {
    id: 'missing-branch-of-enum',
    summary: 'a when expression over an enum without a branch for one of its values is not exhaustive',
    cites: { document: 'Kotlin language specification', section: 'Expressions: Exhaustive when expressions' },
    expectation: rejected('a when expression lacks the branch of a value'),
  },
  (fresh) => {
    const Kind = fresh('Kind');
    return `enum class ${Kind} { ONE, TWO, THREE }\n\nfun ${fresh('choose')}(kind: ${Kind}): Int = when (kind) {\n  ${Kind}.ONE -> 1\n  ${Kind}.TWO -> 2\n}`;
  },
);
