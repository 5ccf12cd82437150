// Sums in which the sign of zero is lost: x + (x - 0), z + 0 * y.
import { alt, arithmetic, int, number, numberVar } from 'cupel/template';

function plain(x: number): number {
  return arithmetic(numberVar('x'), arithmetic(numberVar('x'), alt(0, -0, 1), '-', '+', '*'), '+', '-');
}

function scaled(y: number, z: number): number {
  return arithmetic(numberVar('z', 'y'), arithmetic(alt(0, -0, 1), numberVar('y', 'z'), '*', '+', '-'), '+', '-');
}

export function m(calm: boolean): number[] {
  let x = alt(-0, 0, number());
  let y = alt(-1, -0, 1, number());
  if (calm) {
    x = int(-2, 2);
    y = int(-2, 2);
  }
  return [plain(x), scaled(y, x), Object.is(plain(y), -0) ? 1 : 0, Object.is(scaled(x, y), -0) ? 1 : 0];
}
