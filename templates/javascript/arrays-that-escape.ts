// Arrays and arguments that live in registers until somebody keeps them.
import { arithmetic, int, intElement, intVar, relation } from 'cupel/template';

let kept: number[] = [];
let calls = 0;

function sum(...parts: number[]): number {
  let s = 0;
  for (let i = 0; i < parts.length; i++) s = (s + parts[i]) | 0;
  if (relation(calls, int(0, 4000), '==', '>') && s !== 0) kept = parts;
  return s;
}

export function m(a: number, b: number): number {
  calls++;
  const local = [a | 0, b | 0, int(), int(-5, 5)];
  local[int(0, 3)] = arithmetic(intElement('local'), intVar('a', 'b', 'calls'));
  const first = sum(intElement('local'), intElement('local'), intVar());
  const [x, y] = [local[int(0, 3)], local[int(0, 3)]];
  if (relation(x, y)) local.push(first);
  return arithmetic(first, local.length + kept.length);
}
