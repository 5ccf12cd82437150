// Loops that count in steps of Infinity, and whose counter becomes NaN.
import { alt, arithmetic, number, relation } from 'cupel/template';

const infinite = Infinity;

function count(from: number, to: number, step: number): number {
  let rounds = 0;
  let i = from;
  for (; i <= to; i += step) if (++rounds > 20) break;
  return i;
}

export function m(): number[] {
  let i = alt(-infinite, infinite, -0, number(-10, 10));
  let rounds = 0;
  for (
    i = alt(-Infinity, 0, number(-4, 4));
    relation(i, alt(42, 0, Infinity), '<=', '<');
    i += alt(Infinity, 2 ** 53, number(1, 9))
  )
    if (++rounds > 20) break;
  return [
    i,
    count(alt(-Infinity, -1), alt(42, Infinity), alt(Infinity, 1)),
    arithmetic(i, alt(-0, Infinity, number())),
  ];
}
