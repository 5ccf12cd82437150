import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** What has no type of its own is alike in each form. */
export const rule = snippet(
  {
    id: 'alike-errors-in-var-declarations',
    summary: 'a local variable declared with var needs a value with a type of its own',
    cites: { document: 'JLS 17', section: '14.4.1 Local Variable Declarators and Types' },
    expectation: rejected('var has a value without a type'),
  },
  (fresh, random) => {
    const untyped = fresh('untyped');
    return random.pick([
      `var ${untyped} = null;`,
      `var ${untyped} = () -> 1;`,
      `var ${untyped} = {1, 2};`,
      `var ${untyped} = String::valueOf;`,
      `var ${untyped} = ${untyped} + 1;`,
    ]);
  },
);
