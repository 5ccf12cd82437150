// Indexes near the bounds of an array.
import { arithmetic, int, intElement, intVar, relation } from 'cupel/template';

const data = [3, 1, 4, 1, 5];

export function m(from: number, to: number): number {
  let sum = int();
  for (let i = from & 7; relation(i, to, '<', '<=') && i < 8; i++) {
    sum = (sum + arithmetic(intElement('data'), intVar())) | 0;
  }
  return sum;
}
