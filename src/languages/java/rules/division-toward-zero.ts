import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Division rounds toward zero. */
export const rule = snippet(
  {
    id: 'division-toward-zero',
    summary: 'the remainder has the sign of the dividend',
    cites: { document: 'JLS 17', section: '15.17.3 Remainder Operator %' },
    expectation: same,
  },
  (fresh) => {
    const seven = fresh('seven');
    return `int ${seven} = Integer.parseInt("-7"); if (!(${seven} / 2 == -3 && ${seven} % 2 == -1 && Math.floorMod(${seven}, 2) == 1 && (${seven} >> 1) == -4 && (${seven} >>> 31) == 1)) throw new AssertionError("division-toward-zero");`;
  },
);
