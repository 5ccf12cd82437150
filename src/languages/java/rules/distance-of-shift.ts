import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Only the low bits of the distance count. */
export const rule = snippet(
  {
    id: 'distance-of-shift',
    summary: 'an int is shifted by the five lowest bits of the distance',
    cites: { document: 'JLS 17', section: '15.19 Shift Operators' },
    expectation: same,
  },
  (fresh) => {
    const by = fresh('by');
    return `int ${by} = Integer.parseInt("33"); if (!(1 << ${by} == 2 && 1L << ${by} == 8589934592L && -1 >>> -${by} == 1)) throw new AssertionError("distance-of-shift");`;
  },
);
