// Loops that count in steps of Infinity, and whose counter becomes NaN.
import { alt, arithmetic, number, relation } from 'cupel/template';

function count(from: number, to: number, step: number): number {
  let rounds = 0;
  let i = from;
  for (; i <= to; i += step) if (++rounds > 20) break;
  return i;
}

export function m(): number[] {
  let i = number();
  let rounds = 0;
  for (
    i = alt(-Infinity, 0, number(-4, 4));
    relation(i, alt(42, 0, Infinity), '<=', '<');
    i += alt(Infinity, 2 ** 53, number(1, 9))
  )
    if (++rounds > 20) break;
  return [
    i,
    count(alt(-Infinity, number(-9, 0)), alt(42, Infinity), alt(Infinity, number(1, 3))),
    arithmetic(i, alt(-0, Infinity, number())),
  ];
}
