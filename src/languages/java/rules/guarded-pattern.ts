import { same } from '../../../model/rules/expectation.js';
import { java21 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** A guard decides whether a case matches. */
export const rule = snippet(
  {
    id: 'guarded-pattern',
    summary: 'a case with a guard matches where its pattern matches and the guard is true',
    cites: { document: 'JLS 21', section: '15.28.2 Run-Time Evaluation of switch Expressions' },
    ...java21,
    expectation: same,
  },
  (fresh) => {
    const [object, result, number, bound] = [
      fresh('object'),
      fresh('result'),
      fresh('number'),
      fresh('bound'),
    ] as const;
    return `Object ${object} = "text"; int ${result} = switch (${object}) { case Integer ${number} -> 1; case String ${bound} when ${bound}.length() > 4 -> 2; case String ${bound} -> 3; default -> 4; }; if (!(${result} == 3)) throw new AssertionError("guarded-pattern");`;
  },
);
