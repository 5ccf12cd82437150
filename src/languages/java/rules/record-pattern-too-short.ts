import { rejected } from '../../../model/rules/expectation.js';
import { java21 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** A record pattern has all components. */
export const rule = snippet(
  {
    id: 'record-pattern-too-short',
    summary: 'a record pattern must have as many patterns as its record has components',
    cites: { document: 'JLS 21', section: '14.30.1 Kinds of Patterns' },
    ...java21,
    expectation: rejected('a record pattern is too short'),
  },
  (fresh) => {
    const [Pair, object, is, bound] = [fresh('Pair'), fresh('object'), fresh('is'), fresh('bound')] as const;
    return `record ${Pair}(int first, int second) { } Object ${object} = new ${Pair}(1, 2); boolean ${is} = ${object} instanceof ${Pair}(int ${bound});`;
  },
);
