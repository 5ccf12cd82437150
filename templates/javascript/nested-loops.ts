// Loops in loops that are peeled, unrolled and turned inside out.
import { arithmetic, bitwise, int, intElement, intVar, logic, relation, toInt } from 'cupel/template';

const table = new Int32Array(16);

export function m(a: number, b: number): number {
  let s = a | 0;
  for (let i = int(0, 2); i < 6; i++) {
    for (let j = relation(intVar('i', 's'), int(-3, 6)) ? i : 0; j < 5; j += int(1, 2)) {
      if (logic(relation(intVar('i', 'j'), intVar('j', 's')), relation(intVar(), intElement('table')))) continue;
      table[(i * 3 + j) & 15] = arithmetic(intElement('table'), intVar('i', 'j', 's'));
      s = toInt(arithmetic(intVar('s', 'j'), bitwise(intElement('table'), intVar('b', 's'))));
      if (relation(intVar('s'), int())) break;
    }
  }
  return s;
}
