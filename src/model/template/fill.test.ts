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

test('a literal is none of those excluded, whatever way it is drawn', () => {
  const random = createRandom('excluded');
  const drawn = (type: string, range: object) =>
    Array.from({ length: 500 }, () => drawLiteral(random, { type, ...range }));
  expect(new Set(drawn('int', { min: '-1', max: '2', excluded: ['0', '2'] }))).toEqual(new Set(['-1', '1']));
  const zeros = drawn('number', { excluded: ['0', 'NaN'] });
  expect(zeros).toContain('-0');
  for (const value of ['0', 'NaN']) expect(zeros).not.toContain(value);
  expect(drawn('float', { excluded: ['0.10000000149011612'] })).not.toContain('0.1');
  expect(literalPool({ type: 'boolean', excluded: ['true'] })).toEqual(['false']);
  const long = Array.from({ length: 3000 }, () => drawLiteral(random, { type: 'long', excluded: ['1', '2', '3'] }));
  expect(long.filter((value) => ['1', '2', '3'].includes(value))).toEqual([]);
});

test('a variable is none of those excluded, in random and in systematic choices', () => {
  const hole = holeOf({ ...variable, excluded: ['a', 'list'] });
  expect(countFillings(hole)).toBe(1n);
  expect(fillHole(hole, systematicChoices(0n, scope))).toMatchObject({ name: 'b' });
  const random = createRandom('excluded variables');
  for (let i = 0; i < 50; i++) expect(fillHole(hole, randomChoices(random))).toMatchObject({ name: 'b' });
});

test('what is excluded must leave something, and must exist', () => {
  const problems = [
    [{ ...variable, excluded: ['a', 'b', 'list'] }, 'there is no variable of type int in scope here that is not excl'],
    [{ ...variable, excluded: ['z'] }, 'there is no variable z in scope here'],
    [
      { ...literal, excluded: ['-2', '-1', '0', '1', '2', '3'] },
      'there is no int between -2 and 3 that is not excluded',
    ],
    [{ kind: 'literal', type: 'boolean', excluded: ['true', 'false'] }, 'there is no boolean that is not excluded'],
  ] as const;
  for (const [node, problem] of problems) expect(problemOf(holeOf(node as HoleNode))).toContain(problem);
});

const array: HoleNode = { kind: 'array', type: 'int[]', element: literal, minLength: 1, maxLength: 3 };

test('an array has a length between its bounds, and elements of their own', () => {
  const random = createRandom('arrays');
  const filled = Array.from({ length: 200 }, () => fillHole(holeOf(array), randomChoices(random)));
  const elements = filled.map((one) => (one.kind === 'array' ? one.elements : []));
  expect(new Set(elements.map(({ length }) => length))).toEqual(new Set([1, 2, 3]));
  expect(elements.some(([one, other]) => other && JSON.stringify(one) !== JSON.stringify(other))).toBe(true);
});

const alternatives: HoleNode = { kind: 'alternatives', type: 'int', options: [variable, literal] };
const tries: HoleNode = {
  kind: 'try',
  body: { kind: 'expressionStatement', expression: alternatives as ExpressionNode },
  handler: { kind: 'block', statements: [] },
  caught: ['A', 'B'],
  last: { kind: 'expressionStatement', expression: { kind: 'literal', type: 'boolean' } },
};

test.each([
  ['an array', array, 6n + 36n + 216n],
  ['a try statement', tries, (2n + 3n + 2n + 6n) * 2n * 2n],
])('systematic choices meet every filling of %s once', (_, node, expected) => {
  const count = countFillings(holeOf(node));
  expect(count).toBe(expected);
  const all = Array.from({ length: Number(count) }, (__, i) =>
    JSON.stringify(fillHole(holeOf(node), systematicChoices(BigInt(i), scope))),
  );
  expect(new Set(all).size).toBe(all.length);
});
