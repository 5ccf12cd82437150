// Chains of arithmetic whose ends are cut to 32 bits, so that compilers drop the rest earlier.
import { alt, arithmetic, bitwise, int, intVar, number, shift, toInt, toUint, unary } from 'cupel/template';

export function m(a: number, b: number): number {
  const x = toInt(arithmetic(arithmetic(intVar(), alt(int(), number())), intVar()));
  const y = toUint(arithmetic(intVar('a', 'x'), unary(intVar('b', 'x'), '-', '~')));
  const z = shift(arithmetic(intVar('y', 'x'), alt(int(), 1, -1), '+', '-', '*'), int(0, 32));
  return bitwise(arithmetic(intVar('x', 'y'), intVar('y', 'z')), arithmetic(intVar('z'), intVar('a', 'y')));
}
