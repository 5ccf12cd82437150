import { same } from '../../../model/rules/expectation.js';
import { snippet } from './shared/snippet.js';

/** Operands are evaluated from left to right. */
export const rule = snippet(
  {
    id: 'operands-from-left',
    summary: 'the left operand is evaluated before the right one',
    cites: { document: 'JLS 17', section: '15.7.1 Evaluate Left-Hand Operand First' },
    expectation: same,
  },
  (fresh) => {
    const [value, sum] = [fresh('value'), fresh('sum')] as const;
    return `int ${value} = 2; int ${sum} = ${value} + (${value} = 5) * ${value}++; if (!(${sum} == 27 && ${value} == 6)) throw new AssertionError("operands-from-left");`;
  },
);
