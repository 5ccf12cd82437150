import { same } from '../../../model/rules/expectation.js';
import { java21 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** A record is taken apart. */
export const rule = snippet(
  {
    id: 'record-pattern',
    summary: 'a record pattern gives the components of a record',
    cites: { document: 'JLS 21', section: '14.30.1 Kinds of Patterns' },
    ...java21,
    expectation: same,
  },
  (fresh) => {
    const [Pair, object, one, other] = [fresh('Pair'), fresh('object'), fresh('one'), fresh('other')] as const;
    return `record ${Pair}(int first, Object second) { } Object ${object} = new ${Pair}(1, "text"); if (!(${object} instanceof ${Pair}(int ${one}, String ${other}) && ${one} == 1 && ${other}.equals("text"))) throw new AssertionError("record-pattern");`;
  },
);
