// Math.max and Math.min of numbers of which some are signed and some are not.
import { alt, callAny, int, intVar, number, relation } from 'cupel/template';

function larger(calm: boolean): boolean {
  let x = alt(0xffffffff, 2 ** 32 - 2);
  if (calm) x = alt(-1, int(-2, 2));
  return relation(alt(-1, 0), callAny([Math.max, Math.min], alt(0, 1), intVar('x'), alt(-1, 0)), '<', '<=', '>');
}

function smaller(calm: boolean): boolean {
  let x = alt(-1, -(2 ** 31), number());
  if (calm) x = alt(0xffffffff, 2 ** 31);
  return relation(alt(-1, 0, 2 ** 31), callAny([Math.max, Math.min], alt(0, -1), intVar('x'), alt(-1, 2 ** 31)));
}

export function m(calm: boolean): boolean[] {
  return [larger(calm), smaller(calm)];
}
