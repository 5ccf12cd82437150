// Sums in which the sign of zero is lost: x + (x - 0), z + 0 * y.
import { alt, arithmetic, int, numberVar } from 'cupel/template';

function twice(calm: boolean): number {
  let x = alt(-0, -0, 0);
  if (calm) x = alt(1, -1, int(-2, 2));
  return arithmetic(numberVar('x'), arithmetic(numberVar('x'), alt(0, -0), '-', '+'), '+', '-');
}

function scaled(calm: boolean): number {
  let z = -0;
  let y = alt(-1, 1);
  if (calm) {
    z = int(1, 2);
    y = int(1, 2);
  }
  return arithmetic(numberVar('z'), arithmetic(alt(0, -0), numberVar('y', 'z'), '*', '+'), '+', '-');
}

export function m(calm: boolean): number[] {
  return [twice(calm), scaled(calm)];
}
