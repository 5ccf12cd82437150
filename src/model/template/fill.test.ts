import { expect, test } from 'vitest';
import { createRandom } from '../../core/random.js';
import { problemOf } from './candidates.js';
import { exploreSystematically } from './explore.js';
import { fillHole } from './fill.js';
import type { ExpressionNode, Hole, HoleNode, ScopeVariable } from './hole.js';
import { drawLiteral, literalPool } from './literals.js';
import { randomChoices } from './random-choices.js';
import { countFillings, systematicChoices } from './systematic-choices.js';

const scope: readonly ScopeVariable[] = [
  { name: 'a', type: 'int', writable: true },
  { name: 'b', type: 'int', writable: false },
  { name: 'list', type: 'int[]', writable: false, length: 3 },
  { name: 'text', type: 'string', writable: true },
];

function holeOf(node: HoleNode): Hole {
  return { id: 0, start: 0, end: 0, node, scope };
}

const variable: Extract<ExpressionNode, { kind: 'variable' }> = { kind: 'variable', type: 'int', names: [] };
const literal: ExpressionNode = { kind: 'literal', type: 'int', min: '-2', max: '3' };
const relation: HoleNode = { kind: 'binary', type: 'boolean', operators: ['<', '>'], left: variable, right: literal };

test('literals keep to their bounds', () => {
  const random = createRandom('bounds');
  for (const type of ['int', 'long', 'bigint', 'number', 'double']) {
    for (let i = 0; i < 300; i++) {
      const value = Number(drawLiteral(random, { type, min: '-70', max: '90' }));
      expect(value).toBeGreaterThanOrEqual(-70);
      expect(value).toBeLessThanOrEqual(90);
    }
  }
  expect(literalPool({ type: 'int', min: '1', max: '3' })).toEqual(['1', '2', '3']);
});

test('literals are often extreme, and now and then neither small nor extreme', () => {
  const random = createRandom('extremes');
  const drawn = Array.from({ length: 2000 }, () => drawLiteral(random, { type: 'number' }));
  for (const wanted of ['-0', 'NaN', '-Infinity', '4294967295', '-2147483648']) expect(drawn).toContain(wanted);
  const pool = new Set(literalPool({ type: 'long' }));
  const others = Array.from({ length: 2000 }, () => drawLiteral(random, { type: 'long' })).filter((x) => !pool.has(x));
  expect(others.some((value) => Math.abs(Number(value)) > 2 ** 40)).toBe(true);
});

test('no literal of a bigint is a shift that only some engines can do', () => {
  const random = createRandom('shifts');
  for (let i = 0; i < 2000; i++) {
    const size = Math.abs(Number(drawLiteral(random, { type: 'bigint' })));
    expect(size <= 2 ** 13 || size >= 2 ** 31).toBe(true);
  }
});

test('a variable is one of the names and of the type; an assignment wants one that can be written', () => {
  const random = createRandom('variables');
  const assign: HoleNode = { kind: 'assign', type: 'int', operators: ['='], place: variable, value: literal };
  const places = Array.from({ length: 200 }, () => fillHole(holeOf(assign), randomChoices(random)));
  const names = places.map((filled) => {
    if (filled.kind !== 'assign') throw new Error(`filled by ${filled.kind}`);
    return filled.place.kind === 'variable' ? filled.place.name : filled.place.array;
  });
  expect(new Set(names)).toEqual(new Set(['a', 'list']));
  const named = fillHole(holeOf({ ...variable, names: ['b'] }), randomChoices(random));
  expect(named).toEqual({ kind: 'variable', type: 'int', name: 'b' });
});

test('an index of an array of unknown length is a fraction where that is asked for', () => {
  const hole: Hole = {
    ...holeOf({ kind: 'element', type: 'long', names: [] }),
    scope: [{ name: 'far', type: 'long[]', writable: true }],
  };
  const kinds = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const filled = fillHole(hole, randomChoices(createRandom(`index ${i}`), { fractions: true }));
    kinds.add(filled.kind === 'element' ? filled.index.kind : filled.kind);
  }
  expect(kinds).toEqual(new Set(['fraction']));
});

test.each([
  [{ ...variable, type: 'double' }, 'there is no variable of type double in scope here'],
  [{ ...variable, names: ['c'] }, 'there is no variable c in scope here'],
  [{ kind: 'element', type: 'string', names: [] }, 'there is no array with elements of type string in scope here'],
  [{ kind: 'literal', type: 'int', min: '5', max: '4' }, 'there is no int between 5 and 4'],
  [{ kind: 'literal', type: 'Thread' }, 'there are no literals of type Thread'],
] satisfies [HoleNode, string][])('a hole that nothing can fill says why: %j', (node, problem) => {
  expect(problemOf(holeOf({ kind: 'unary', type: 'int', operators: ['-'], operand: node }))).toBe(problem);
});

test('the fillings of a hole are counted and each has a number', () => {
  const alternatives: HoleNode = { kind: 'alternatives', type: 'boolean', options: [relation, literal] };
  // Two variables, three elements and two variable indexes; two operators; six literals.
  expect(countFillings(holeOf(alternatives))).toBe((2n + 3n + 2n) * 2n * 6n + 6n);
  const all = Array.from({ length: 90 }, (_, i) =>
    JSON.stringify(fillHole(holeOf(alternatives), systematicChoices(BigInt(i), scope))),
  );
  expect(new Set(all).size).toBe(90);
});

test('all holes of a template are gone through together', () => {
  const exploration = exploreSystematically([holeOf(relation), holeOf(literal)]);
  expect(exploration.total).toBe(84n * 6n);
  const all = Array.from({ length: 84 * 6 }, (_, i) => exploration.at(i).join(' '));
  expect(new Set(all).size).toBe(84 * 6);
  expect(exploration.at(84 * 6)).toEqual(exploration.at(0));
});
