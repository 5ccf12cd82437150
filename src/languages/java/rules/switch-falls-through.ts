import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Without break a switch goes on. */
export const rule = snippet(
  {
    id: 'switch-falls-through',
    summary: 'a case without break goes on with the next one',
    cites: { document: 'JLS 17', section: '14.11.3 Execution of a switch Statement' },
    expectation: same,
  },
  (fresh) => {
    const sum = fresh('sum');
    return `int ${sum} = 0; switch (Integer.parseInt("1")) { case 0: ${sum} += 1; case 1: ${sum} += 2; default: ${sum} += 4; case 2: ${sum} += 8; break; case 3: ${sum} += 16; } if (!(${sum} == 14)) throw new AssertionError("switch-falls-through");`;
  },
);
