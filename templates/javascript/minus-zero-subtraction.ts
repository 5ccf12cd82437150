// Differences and sums of -0 and numbers at the edge of 32 bits, after a warm-up with small numbers.
import { alt, arithmetic, int, number, numberVar, relation } from 'cupel/template';

function compare(x: number, y: number): boolean {
  return relation(
    arithmetic(numberVar('x'), numberVar('y'), '-', '+'),
    alt(-(2 ** 31), 2 ** 31, 2 ** 31 - 1, -0),
    '==',
    '===',
    '<',
    '>=',
  );
}

export function m(calm: boolean): boolean {
  let x = alt(-0, 0, number());
  let y = alt(-(2 ** 31), -0, 2 ** 31 - 1, number());
  if (calm) {
    x = int(-2, 2);
    y = int(-2, 2);
  }
  return compare(x, y);
}
