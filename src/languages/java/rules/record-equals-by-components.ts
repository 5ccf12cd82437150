import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Records are equal by their components. */
export const rule = snippet(
  {
    id: 'record-equals-by-components',
    summary: 'two records are equal if their components are',
    cites: { document: 'JLS 17', section: '8.10.1 Record Components' },
    expectation: same,
  },
  (fresh) => {
    const Pair = fresh('Pair');
    return `record ${Pair}(int first, double second, String third) { } if (!(new ${Pair}(1, 0.0 / 0.0, "text").equals(new ${Pair}(1, 0.0 / 0.0, "te" + "xt")) && !new ${Pair}(1, 0.0, "").equals(new ${Pair}(1, -0.0, "")))) throw new AssertionError("record-equals-by-components");`;
  },
);
