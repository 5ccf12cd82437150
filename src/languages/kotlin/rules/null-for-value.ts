import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Null has no place where no nullable type is. */
export const rule = snippet(
  {
    id: 'null-for-value',
    summary: 'null is not a value of a type that is not nullable',
    cites: { document: 'Kotlin language specification', section: 'Type system: Subtyping for nullable types' },
    expectation: rejected('null stands for a value'),
  },
  (fresh, random) =>
    `val ${fresh('missing')}: ${random.pick(['Int', 'String', 'List<Int>', '() -> Unit', 'Comparable<String>'])} = null`,
);
