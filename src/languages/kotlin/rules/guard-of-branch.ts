import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A branch with a guard is taken where both hold. */
export const rule = snippet(
  {
    id: 'guard-of-branch',
    summary: 'a branch of a when expression with a guard is taken if its condition and its guard hold',
    cites: { document: 'Kotlin documentation', section: 'Conditions and loops: Guard conditions in when expressions' },
    since: { kotlin: '2.2.0' },
    expectation: same,
  },
  (fresh) => {
    const guarded = fresh('guarded');
    return `fun ${guarded}(value: Any): Int = when (value) {\n  is String if value.length == 4 -> 1\n  is String -> 2\n  else if value == 7 -> 3\n  else -> 4\n}\nif (${guarded}("text") * 1000 + ${guarded}("") * 100 + ${guarded}(7) * 10 + ${guarded}(8) != 1234) throw IllegalStateException("guard-of-branch")`;
  },
);
