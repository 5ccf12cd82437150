// Variables that several closures share and change.
import { arithmetic, assign, int, intVar, relation, toInt } from 'cupel/template';

let shared = int(-9, 9);

function counter(start: number): { next: (by: number) => number; value: () => number } {
  let held = start | 0;
  const next = (by: number): number => {
    assign(intVar('held', 'shared'), toInt(arithmetic(intVar('held', 'by', 'shared'), intVar('held', 'by', 'start'))));
    return intVar('held', 'shared', 'by');
  };
  return { next, value: () => held };
}

const outer = counter(int(-3, 3));

export function m(a: number, b: number): number {
  const inner = counter(a);
  const x: number = inner.next(intVar('a', 'b', 'shared'));
  const y: number = outer.next(intVar('x', 'b'));
  if (relation(intVar('x', 'y'), intVar('shared', 'y'))) shared = inner.value();
  return arithmetic(outer.value(), intVar('x', 'y', 'a'));
}
