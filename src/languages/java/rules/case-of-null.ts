import { same } from '../../../model/rules/expectation.js';
import { java21 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** Null has its case. */
export const rule = snippet(
  {
    id: 'case-of-null',
    summary: 'a switch with a case for null takes it where the value is null',
    cites: { document: 'JLS 21', section: '14.11.3 Execution of a switch Statement' },
    ...java21,
    expectation: same,
  },
  (fresh) => {
    const [object, result] = [fresh('object'), fresh('result')] as const;
    return `Object ${object} = null; int ${result} = switch (${object}) { case null -> 1; default -> 2; }; if (!(${result} == 1)) throw new AssertionError("case-of-null");`;
  },
);
