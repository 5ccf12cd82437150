import { rejected } from '../../../model/rules/expectation.js';
import { java21 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** No case falls into a binding. */
export const rule = snippet(
  {
    id: 'fall-into-pattern',
    summary: 'a case cannot fall through into one that binds names',
    cites: { document: 'JLS 21', section: '14.11 The switch Statement' },
    ...java21,
    expectation: rejected('a case falls into a pattern'),
  },
  (fresh) => {
    const [object, number, bound] = [fresh('object'), fresh('number'), fresh('bound')] as const;
    return `Object ${object} = "text"; switch (${object}) { case Integer ${number}: System.nanoTime(); case String ${bound}: break; default: }`;
  },
);
