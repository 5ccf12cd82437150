// Differences and sums of -0 and numbers at the edge of 32 bits, after a warm-up with small numbers.
import { alt, arithmetic, int, numberVar, relation } from 'cupel/template';

function first(calm: boolean): boolean {
  let x = alt(-0, 0);
  let y = -(2 ** 31);
  if (calm) {
    x = alt(-1, 1);
    y = alt(1, int(-2, 2));
  }
  return relation(arithmetic(numberVar('x'), numberVar('y'), '-', '+'), alt(-(2 ** 31), 2 ** 31), '==', '<', '>=');
}

function second(calm: boolean): boolean {
  let x = -(2 ** 31);
  let y = alt(-0, 0, -1);
  if (calm) {
    x = int(-1, 1);
    y = int(-1, 1);
  }
  return relation(
    arithmetic(numberVar('y', 'x'), numberVar('x', 'y'), '-', '+'),
    alt(-(2 ** 31), 2 ** 31),
    '==',
    '===',
  );
}

export function m(calm: boolean): boolean[] {
  return [first(calm), second(calm)];
}
