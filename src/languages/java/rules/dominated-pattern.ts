import { rejected } from '../../../model/rules/expectation.js';
import { java21 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** A case must be able to match. */
export const rule = snippet(
  {
    id: 'dominated-pattern',
    summary: 'a pattern that an earlier one dominates is an error',
    cites: { document: 'JLS 21', section: '14.11.1 Switch Blocks' },
    ...java21,
    expectation: rejected('a pattern is dominated'),
  },
  (fresh) => {
    const [object, first, second] = [fresh('object'), fresh('first'), fresh('second')] as const;
    return `Object ${object} = "text"; switch (${object}) { case CharSequence ${first} -> { } case String ${second} -> { } default -> { } }`;
  },
);
