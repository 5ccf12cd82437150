import { rejected } from '../../../model/rules/expectation.js';
import { java21 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** A guard can be true. */
export const rule = snippet(
  {
    id: 'false-guard',
    summary: 'the guard of a case cannot be the constant false',
    cites: { document: 'JLS 21', section: '14.11.1 Switch Blocks' },
    ...java21,
    expectation: rejected('a guard is always false'),
  },
  (fresh) => {
    const [object, bound] = [fresh('object'), fresh('bound')] as const;
    return `Object ${object} = "text"; switch (${object}) { case String ${bound} when false -> { } default -> { } }`;
  },
);
