import { rejected } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Only a variable is assigned. */
export const rule = snippet(
  {
    id: 'assigned-value',
    summary: 'the left operand of an assignment must be a variable',
    cites: { document: 'JLS 17', section: '15.26 Assignment Operators' },
    expectation: rejected('a value is assigned'),
  },
  () => 'Math.abs(1) = 2;',
);
