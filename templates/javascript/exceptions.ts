// Exceptions in hot code: what variables hold when they are caught, and what finally does.
import { alt, arithmetic, assign, int, intVar, relation, toInt } from 'cupel/template';

let log = 0;

function check(value: number): number {
  if (relation(value, alt(int(-4, 4), int()))) throw new RangeError('no');
  return arithmetic(intVar('value'), int(-3, 3));
}

export function m(a: number, b: number): number {
  let x = int(-9, 9);
  let y = a | 0;
  for (let i = 0; i < 4; i++) {
    try {
      x = toInt(arithmetic(intVar('x', 'i'), intVar('y', 'b')));
      y = check(intVar('x', 'y', 'i'));
      assign(intVar('x', 'y'), intVar('i', 'y', 'x'), '=', '+=', '^=');
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      log = (log * 31 + intVar('x', 'y')) | 0;
    } finally {
      assign(intVar('x', 'y'), int(-5, 5), '+=', '-=', '*=', '&=');
    }
  }
  return toInt(arithmetic(x, y, '+', '-', '*'));
}
