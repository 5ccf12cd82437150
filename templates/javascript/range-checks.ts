// Indexes of arrays near their bounds, in loops whose counters prove that they are inside.
import { arithmetic, int, intElement, intVar, relation, toInt } from 'cupel/template';

const data = [3, 1, 4, 1, 5, 9, 2, 6];
let sum = 0;

export function m(from: number, to: number): number {
  const end = Math.min(to | 0, data.length);
  for (let i = Math.max(from | 0, 0); relation(i, arithmetic(end, int(0, 2), '-', '+'), '<', '<=') && i < 10; i++) {
    const k = arithmetic(i, int(-1, 1), '+', '-', '*');
    sum = (sum + (data[k] ?? int(-1, 1))) | 0;
    if (relation(intVar('k', 'i'), intVar())) data[i & 7] = toInt(arithmetic(intElement('data'), intVar('sum', 'k')));
  }
  return sum;
}
