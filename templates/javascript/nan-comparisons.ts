// Comparisons in which NaN takes part, with branches turned around.
import { alt, arithmetic, logic, number, numberVar, relation, unary } from 'cupel/template';

let below = 0;
let above = 0;

export function m(x: number, y: number): number {
  const z = arithmetic(numberVar(), alt(numberVar(), number()));
  if (unary(relation(numberVar(), numberVar()))) below++;
  else above++;
  if (logic(relation(numberVar('x', 'z'), number()), unary(relation(numberVar('y', 'z'), numberVar('x', 'z')))))
    below += 2;
  return relation(numberVar('z', 'x'), numberVar('z', 'y'), '<', '>', '<=', '>=')
    ? z
    : arithmetic(numberVar('x', 'y'), numberVar('y', 'z'));
}
