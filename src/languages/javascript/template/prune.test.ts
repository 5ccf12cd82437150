import { expect, test } from 'vitest';
import { createRandom } from '../../../core/random.js';
import { fillHole } from '../../../model/template/fill.js';
import type { Hole } from '../../../model/template/hole.js';
import { randomChoices } from '../../../model/template/random-choices.js';
import { createExecutor } from './execute.js';
import { readTemplate } from './read-template.js';

// Whoever compares the argument is counted.
const lists = '[[{ valueOf() { (globalThis.rounds = globalThis.rounds || []).push(0); return 1; } }]]';

function comparisonsOf(condition: string, prune: boolean): number {
  const text = `import { int, intVar, relation } from 'cupel/template';
let n = 0;
export function m(a: number) {
  n++;
  if (${condition}) return int();
  else return n;
}`;
  const template = readTemplate({ path: 'mine.ts', text });
  let rounds = (): number | undefined => 0;
  const fill = (id: number, lengthOf: (array: string) => number | undefined) => {
    rounds = () => lengthOf('globalThis.rounds');
    return fillHole(template.holes[id] as Hole, randomChoices(createRandom('prune'), {}));
  };
  createExecutor(template)({ lists, earlyStop: true, hotFilling: false, prune, fill });
  return rounds() ?? 0;
}

test('a hole behind x < x is not waited for', () => {
  const condition = "relation(intVar('a'), intVar('a'), '<')";
  expect(comparisonsOf(condition, false)).toBe(2000);
  expect(comparisonsOf(condition, true)).toBe(2);
});

test('a hole behind a condition that may be true is', () => {
  expect(comparisonsOf("relation(intVar('n'), intVar('a'), '<')", true)).toBe(1000);
});

test('the holes behind a condition are those of its branches', () => {
  const text = `import { boolean, int } from 'cupel/template';
export function m(a: number) {
  if (boolean()) return int();
  else if (boolean() && a > 0) return int() + int();
  while (boolean()) a = int();
  return boolean() ? int() : int();
}`;
  const { branches } = readTemplate({ path: 'mine.ts', text });
  expect(Object.fromEntries(branches)).toEqual({
    0: { whenTrue: [1], whenFalse: [2, 3, 4] },
    2: { whenTrue: [3, 4], whenFalse: [] },
    5: { whenTrue: [6], whenFalse: [] },
    7: { whenTrue: [8], whenFalse: [9] },
  });
});
