import { same } from '../../../model/rules/expectation.js';
import { java22 } from './shared/releases.js';
import { snippet } from './shared/snippet.js';

/** Parameters may have no names. */
export const rule = snippet(
  {
    id: 'unnamed-lambda-parameters',
    summary: 'parameters of a lambda expression may be unnamed, several of them',
    cites: { document: 'JLS 22', section: '15.27.1 Lambda Parameters' },
    ...java22,
    expectation: same,
  },
  (fresh) => {
    const operator = fresh('operator');
    return `java.util.function.IntBinaryOperator ${operator} = (_, _) -> 3; if (!(${operator}.applyAsInt(1, 2) == 3)) throw new AssertionError("unnamed-lambda-parameters");`;
  },
);
