import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Cases are of one form. */
export const rule = snippet(
  {
    id: 'mixed-cases',
    summary: 'a switch cannot have both arrows and colons',
    cites: { document: 'JLS 17', section: '14.11.1 Switch Blocks' },
    expectation: rejected('a switch has arrows and colons'),
  },
  () => 'switch (Integer.parseInt("1")) { case 1: break; case 2 -> { } }',
);
