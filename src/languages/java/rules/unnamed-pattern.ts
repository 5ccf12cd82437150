import { same } from '../../../model/rules/expectation.js';
import { java22 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** An unnamed pattern matches everything. */
export const rule = snippet(
  {
    id: 'unnamed-pattern',
    summary: 'an unnamed pattern matches every component of a record',
    cites: { document: 'JLS 22', section: '14.30.1 Kinds of Patterns' },
    ...java22,
    expectation: same,
  },
  (fresh) => {
    const [Pair, object, one] = [fresh('Pair'), fresh('object'), fresh('one')] as const;
    return `record ${Pair}(int first, Object second) { } Object ${object} = new ${Pair}(1, null); if (!(${object} instanceof ${Pair}(int ${one}, _) && ${one} == 1)) throw new AssertionError("unnamed-pattern");`;
  },
);
