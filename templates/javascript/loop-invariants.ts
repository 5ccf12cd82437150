// Expressions that do not change in a loop, some of which throw or have effects if they are computed too early.
import { arithmetic, bitwise, int, intVar, relation } from 'cupel/template';

let total = 0;

export function m(a: number, b: number): number {
  const box = { a: a | 0, b: b | 0 };
  let r = int(-9, 9);
  for (let i = 0; i < 12; i++) {
    const p: number = box.a;
    const q: number = box.b;
    if (relation(intVar('i', 'r'), int(0, 10))) r = (r + arithmetic(intVar('p', 'q'), intVar('q', 'b', 'p'))) | 0;
    if (relation(intVar(), intVar())) box.a = bitwise(intVar('p', 'r'), int()) | 0;
    total = (total ^ arithmetic(intVar('r', 'p'), intVar('i', 'a'))) | 0;
  }
  return r;
}
