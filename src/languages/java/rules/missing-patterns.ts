import { rejected } from '../../../model/rules/expectation.js';
import { java21 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** A switch with patterns has all cases. */
export const rule = snippet(
  {
    id: 'missing-patterns',
    summary: 'a switch statement with patterns must be exhaustive',
    cites: { document: 'JLS 21', section: '14.11.1.1 Exhaustive Switch Blocks' },
    ...java21,
    expectation: rejected('a switch with patterns lacks cases'),
  },
  (fresh) => {
    const [object, bound] = [fresh('object'), fresh('bound')] as const;
    return `Object ${object} = "text"; switch (${object}) { case String ${bound} -> { } }`;
  },
);
