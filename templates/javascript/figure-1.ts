// Local arrays and variables of the module: Figure 1 of the paper on JAttack.
import { arithmetic, int, intVar, logic, relation } from 'cupel/template';

let s1 = 0;
let s2 = 0;

export function m(): number {
  const arr1 = [s1++, s2, int(), int(), int()];
  for (let i = 0; i < arr1.length; ++i)
    if (logic(relation(intVar(), intVar(), '<='), relation(intVar(), intVar(), '<='), '&&', '||'))
      arr1[i] &= arithmetic(intVar(), intVar(), '+', '*');
  return 0;
}
