import { rejected } from '../../../model/rules/expectation.js';
import { topSnippet } from './shared/snippet.js';

/** A value is read only when it has one. */
export const rule = topSnippet(
  {
    id: 'used-before-assigned',
    summary: 'a variable cannot be read where it may not be assigned',
    cites: {
      document: 'Kotlin language specification',
      section: 'Control- and data-flow analysis: Variable initialization analysis',
    },
    expectation: rejected('a variable is read before it is assigned'),
  },
  (fresh) => `fun ${fresh('reads')}(choice: Boolean): Int {\n  val late: Int\n  if (choice) late = 1\n  return late\n}`,
);
