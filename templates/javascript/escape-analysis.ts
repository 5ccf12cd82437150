// Small objects that do not leave a function, until they do.
import { arithmetic, int, intVar, numberVar, relation } from 'cupel/template';

interface Point {
  x: number;
  y: number;
  next?: Point;
}

let kept: Point | undefined;
let count = 0;

function make(x: number, y: number): Point {
  return { x, y };
}

export function m(a: number, b: number): number {
  const p = make(arithmetic(numberVar('a'), int()), b);
  const q: Point = { x: arithmetic(numberVar('b', 'a'), int(-2, 2)), y: a, next: p };
  const r = [p.x, q.y, arithmetic(numberVar(), numberVar())];
  if (relation(p.x, q.x)) q.x = arithmetic(numberVar(), intVar());
  else p.y = arithmetic(numberVar('a', 'b'), numberVar());
  count = (count + 1) | 0;
  if (relation(intVar('count'), int(0, 3000), '==', '>')) kept = q;
  return arithmetic(p.y, (q.next === p ? q.x : 1) + r[1]);
}
