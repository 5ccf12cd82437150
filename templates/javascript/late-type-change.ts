// A variable that holds small integers for a long time and then something else.
import { alt, arithmetic, int, number, numberVar, relation, string } from 'cupel/template';

let calls = 0;
let memory: number = int(-3, 3);

function step(value: number): number {
  return arithmetic(numberVar('value'), alt(1, -1, 0, numberVar('memory')));
}

export function m(x: number): unknown {
  calls++;
  if (relation(calls, int(2000, 2400), '==')) memory = number();
  if (relation(calls, int(4500, 4900), '==')) memory = string() as unknown as number;
  const a = step(memory);
  const b = step(arithmetic(numberVar('x', 'a'), int(-2, 2)));
  return relation(a, b) ? a : arithmetic(numberVar('b'), numberVar('a', 'x'));
}
