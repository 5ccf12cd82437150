import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** An abstract class has no instances of its own. */
export const rule = topSnippet(
  {
    id: 'instance-of-abstract-class',
    summary: 'an abstract class cannot be instantiated',
    cites: { document: 'Kotlin language specification', section: 'Inheritance: Abstract classes' },
    expectation: rejected('an abstract class is instantiated'),
  },
  (fresh) => {
    const Shape = fresh('Shape');
    return `abstract class ${Shape}\n\nfun ${fresh('make')}(): Any = ${Shape}()`;
  },
);
