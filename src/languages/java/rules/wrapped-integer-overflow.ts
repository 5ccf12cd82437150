import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Whole numbers wrap around. */
export const rule = snippet(
  {
    id: 'wrapped-integer-overflow',
    summary: 'an addition of ints that overflows gives the low bits of the sum',
    cites: { document: 'JLS 17', section: '15.18.2 Additive Operators for Numeric Types' },
    expectation: same,
  },
  (fresh) => {
    const [large, wrapped, narrow] = [fresh('large'), fresh('wrapped'), fresh('narrow')] as const;
    return `int ${large} = Integer.MAX_VALUE; int ${wrapped} = ${large} + 1; byte ${narrow} = (byte) (200 + ${wrapped} * 0); if (!(${wrapped} == Integer.MIN_VALUE && ${narrow} == -56 && -${wrapped} == ${wrapped})) throw new AssertionError("wrapped-integer-overflow");`;
  },
);
