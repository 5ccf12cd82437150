import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** A floating point number is narrowed to the nearest. */
export const rule = snippet(
  {
    id: 'saturated-conversion',
    summary:
      'a floating point number beyond a whole type is converted to the largest or smallest value, and not a number to zero',
    cites: { document: 'JLS 17', section: '5.1.3 Narrowing Primitive Conversion' },
    expectation: same,
  },
  (fresh) => {
    const huge = fresh('huge');
    return `double ${huge} = Double.parseDouble("1e20"); if (!((int) ${huge} == Integer.MAX_VALUE && (long) -${huge} == Long.MIN_VALUE && (int) (${huge} * 0 / 0) == 0 && (char) -1 == 65535)) throw new AssertionError("saturated-conversion");`;
  },
);
