import { rejected } from '../../../model/rules/expectation.js';
import { java21 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** A guard does not assign its own bindings to others. */
export const rule = snippet(
  {
    id: 'binding-changed-in-guard',
    summary: 'a guard cannot assign a local variable from outside of it',
    cites: { document: 'JLS 21', section: '6.3.4 Statements' },
    ...java21,
    expectation: rejected('a guard assigns a variable'),
  },
  (fresh) => {
    const [outer, object, bound] = [fresh('outer'), fresh('object'), fresh('bound')] as const;
    return `int ${outer} = 0; Object ${object} = "text"; switch (${object}) { case String ${bound} when (${outer} = 1) > 0 -> { } default -> { } }`;
  },
);
