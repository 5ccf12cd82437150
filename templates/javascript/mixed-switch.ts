// A switch whose cases are numbers, strings and constants that are equal to none.
import { alt, arithmetic, int, intVar, number, string } from 'cupel/template';

let last = 0;

export function m(x: number | string | null | undefined | boolean, n: number): number {
  let r = int(-9, 9);
  switch (x) {
    case alt<unknown>(0, -0, 1):
      r = arithmetic(intVar('r', 'n'), int());
      break;
    case alt<unknown>(number(), 2 ** 31, string()):
      r = arithmetic(intVar('r', 'last'), intVar());
    case alt<unknown>(null, undefined, true):
      last = arithmetic(intVar('r', 'n'), int(-3, 3));
      break;
    case alt<unknown>(NaN, string(), 0.5):
      return intVar();
    default:
      r = alt(intVar('r'), int());
  }
  return arithmetic(intVar('r'), intVar('last', 'n'), '+', '-', '*');
}
