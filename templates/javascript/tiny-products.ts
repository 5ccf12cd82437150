// Products and quotients that become zero, with one sign or the other.
import { alt, arithmetic, int, number, numberVar } from 'cupel/template';

function product(x: number): boolean {
  return Object.is(alt(-0, 0, 1), arithmetic(numberVar('x'), alt(-1e-308, 5e-324, -1, 1e308, -0), '*', '/'));
}

export function m(x: number, calm: boolean): boolean[] {
  const small = alt(1e-20, -1e-300, 0, -0, number(-1, 1));
  return [product(x), product(calm ? small : int(-1, 1)), Object.is(arithmetic(x, small), -0)];
}
