// Math.floor, ceil, round and trunc of sums, compared and cut to integers.
import { alt, arithmetic, callAny, int, number, numberVar, relation, toInt } from 'cupel/template';

export function m(x: number, y: number): number {
  const f = callAny(
    [Math.floor, Math.ceil, Math.round, Math.trunc],
    arithmetic(numberVar('x'), alt(0.5, -0.5, number())),
  );
  const g = callAny(
    [Math.floor, Math.round, Math.abs],
    arithmetic(numberVar('y', 'f'), alt(2, -1, int(-9, 9)), '/', '*'),
  );
  if (relation(numberVar('f', 'g'), alt(0, -0, numberVar('x')))) return arithmetic(1, numberVar('f', 'g'), '/');
  return arithmetic(toInt(numberVar('f')), numberVar('g', 'f'), '+', '-', '*');
}
