// Additions that overflow 32 bits, cut off by | 0 and compared with zero: ((y + 1) | 0) < 0.
import { alt, arithmetic, int, intVar, relation, toInt } from 'cupel/template';

function isBelow(y: number): boolean {
  return relation(
    toInt(arithmetic(intVar('y'), alt(1, -1, int(-4, 4)), '+', '-')),
    alt(0, 1, -1),
    '<',
    '>',
    '<=',
    '>=',
  );
}

export function m(late: boolean): boolean {
  let y = int(0, 3);
  if (late) y = alt(2 ** 31 - 1, -(2 ** 31), int());
  return isBelow(y);
}
