// Functions of Math that keep the sign of zero: expm1, round, floor, trunc, abs, sign, max.
import { alt, arithmetic, callAny, int, number } from 'cupel/template';

export function m(calm: boolean): boolean[] {
  let x = alt(-0, -0.2, 0, number());
  if (calm) x = int(-2, 2);
  const one = callAny([Math.expm1, Math.round, Math.floor, Math.ceil, Math.trunc, Math.abs, Math.sign, Math.fround], x);
  const two = callAny(
    [Math.expm1, Math.max, Math.min, Math.round, Math.cbrt, Math.atan],
    alt(x, -0, arithmetic(x, -0, '*', '+')),
  );
  return [Object.is(one, -0), Object.is(two, -0), Object.is(alt(x, -0), callAny([Math.expm1, Math.trunc], alt(-0, x)))];
}
