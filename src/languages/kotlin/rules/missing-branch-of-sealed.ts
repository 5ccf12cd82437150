import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A when expression has a branch for each subclass. */
export const rule = topSnippet(
  {
    id: 'missing-branch-of-sealed',
    summary: 'a when expression over a sealed class without a branch for one of its subclasses is not exhaustive',
    cites: { document: 'Kotlin language specification', section: 'Inheritance: Sealed classes and interfaces' },
    expectation: rejected('a when expression lacks the branch of a subclass'),
  },
  (fresh) => {
    const Shape = fresh('Shape');
    return `sealed class ${Shape} {\n  class Round : ${Shape}()\n  class Square : ${Shape}()\n}\n\nfun ${fresh('choose')}(shape: ${Shape}): Int = when (shape) {\n  is ${Shape}.Round -> 1\n}`;
  },
);
