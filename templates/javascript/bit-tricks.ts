// Math.imul, clz32 and fround among shifts.
import { alt, arithmetic, bitwise, call, callAny, int, intVar, number, shift } from 'cupel/template';

export function m(a: number, b: number): number {
  const x = call(Math.imul, alt(intVar('a'), int()), intVar('a', 'b'));
  const y = call(Math.clz32, bitwise(intVar('x', 'b'), int()));
  const z = call(Math.fround, arithmetic(intVar(), alt(number(), intVar('y'))));
  const w = shift(intVar('x', 'a'), alt(intVar('y'), int(0, 40)));
  return callAny([Math.max, Math.min, Math.imul], arithmetic(intVar('w', 'x'), intVar('z', 'y')), intVar('z', 'w'));
}
