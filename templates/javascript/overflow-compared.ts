// Additions that overflow 32 bits, cut off by | 0 and compared with zero; NaN is possible but never there.
import { alt, arithmetic, int, numberVar, relation, toInt } from 'cupel/template';

function above(calm: boolean): boolean {
  let y = alt(2 ** 31 - 1, 2 ** 31 - 2);
  if (relation(calm, alt(NaN, 3), '==', '===')) y = alt(NaN, -0, Infinity);
  if (calm) y = alt(-1, int(-2, 2));
  return relation(toInt(arithmetic(numberVar('y'), alt(1, 2), '+')), 0, '<', '>');
}

function below(calm: boolean): boolean {
  let y = alt(-(2 ** 31), -(2 ** 31) + 1);
  if (relation(calm, alt(NaN, 3), '==', '===')) y = alt(NaN, -0, Infinity);
  if (calm) y = alt(1, int(-2, 2));
  return relation(toInt(arithmetic(numberVar('y'), alt(1, 2), '-')), 0, '<', '>');
}

export function m(calm: boolean): boolean[] {
  return [above(calm), below(calm)];
}
