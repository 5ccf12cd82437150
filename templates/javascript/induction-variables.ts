// Counters of loops that begin or end near the largest and the smallest integer.
import { alt, arithmetic, int, intVar, relation } from 'cupel/template';

function run(from: number, step: number): number {
  let sum = 0;
  let i = from;
  for (let n = 0; n < 10; n++) {
    if (
      relation(arithmetic(intVar('i'), alt(step, 1), '+', '-'), alt(intVar('from', 'i'), int()), '<', '>', '<=', '>=')
    )
      sum++;
    i = arithmetic(intVar('i'), alt(intVar('step'), int(-3, 3)), '+', '-', '*');
    if (relation(intVar('i'), alt(2 ** 31 - 1, -(2 ** 31), 2 ** 32))) sum += 10;
  }
  return sum + (i | 0);
}

export function m(late: boolean): number {
  let from = int(0, 9);
  if (late) from = alt(2 ** 31 - 5, -(2 ** 31) + 3, 2 ** 32 - 2, int());
  return run(from, alt(1, -1, int(-5, 5)));
}
