// Arrays with holes, arrays whose length changes and arrays that change the kind of their elements.
import { alt, arithmetic, int, intElement, intVar, number, relation } from 'cupel/template';

const list: number[] = [1, 2, 3, 4, 5, 6];

export function m(a: number, b: number): unknown {
  const i = a & 7;
  if (relation(intVar('i'), int(0, 7))) delete list[int(0, 5)];
  if (relation(list.length, int(2, 12), '>')) list.length = int(0, 6);
  else list[i] = alt(number(), int(), intVar('b'));
  if (relation(intVar('i', 'b'), intVar())) list.push(intVar('a', 'i'), arithmetic(intElement('list'), int(-2, 2)));
  if (relation(intVar(), intVar())) list.pop();
  let sum = 0;
  for (let k = 0; k < list.length && k < 16; k++) sum = arithmetic(intVar('sum', 'k'), list[k]);
  return [sum, list[i], intElement('list'), i in list];
}
