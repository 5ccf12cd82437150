import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** Functions of one name differ in their parameters. */
export const rule = topSnippet(
  {
    id: 'conflicting-functions',
    summary: 'two functions of one scope with the same name and parameters conflict',
    cites: { document: 'Kotlin language specification', section: 'Overload resolution: Conflicting overloads' },
    expectation: rejected('two functions conflict'),
  },
  (fresh) => {
    const give = fresh('give');
    return `fun ${give}(value: Int): Int = value\n\nfun ${give}(other: Int): Long = 1L`;
  },
);
