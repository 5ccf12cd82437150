import { expect, test } from 'vitest';
import type { Expression } from '../../../model/program/expression.js';
import { render } from '../../../model/program/print/doc.js';
import { indexProgram } from '../../../model/program/program-index.js';
import type { Type } from '../../../model/types/type.js';
import { createTypeTable } from '../../../model/types/type-table.js';
import type { Place } from '../../shared/kotlin-scala/dialect.js';
import { printExpression } from '../../shared/kotlin-scala/expressions.js';
import { sampleProgram } from '../../shared/kotlin-scala/sample-program.js';
import { printType } from '../../shared/kotlin-scala/types.js';
import { scala } from './dialect.js';
import { profile } from './profile.js';

const table = createTypeTable();
const int = table.classType('Int');
const place: Place = {
  dialect: scala,
  index: indexProgram(sampleProgram('scala', profile)),
  texts: new Map(),
  bound: new Map(),
  omitted: new Set(),
};

function text(expression: Expression, wanted?: Type): string {
  return render(printExpression(place, expression, wanted).doc, { width: 100, step: '  ' }).trimEnd();
}

test('a functional interface is written where nothing around a lambda tells it', () => {
  const mapper = table.classType('Mapper', [int, int]);
  const projected = table.classType('Mapper', [table.projection('in', int), int]);
  const lambda = (type: Type): Expression => ({
    kind: 'lambda',
    id: 0,
    type,
    parameters: [{ id: 0, name: 'x', type: int }],
    body: { statements: [], result: { kind: 'variable', id: 0, type: int, name: 'x' } },
  });
  expect(text(lambda(mapper), mapper)).toBe('(x: Int) => x');
  expect(text(lambda(mapper), table.top)).toBe('(((x: Int) => x): Mapper[Int, Int])');
  expect(text(lambda(projected), projected)).toBe('(((x: Int) => x): Mapper[Int, Int])');
  expect(text(lambda(table.functionType([int], int)), table.top)).toBe('(x: Int) => x');
});

test('a method is a value of the type that is written with it', () => {
  const type = table.functionType([int], int);
  const reference: Expression = {
    kind: 'reference',
    id: 0,
    type,
    callee: { kind: 'static', owner: 'Box' },
    name: 'of',
  };
  expect(text(reference, type)).toBe('Box.of');
  expect(text(reference)).toBe('(Box.of: Int => Int)');
});

test('a function of a tuple is no function of two parameters', () => {
  const pair = table.tuple([int, int]);
  expect(printType(place, table.functionType([pair], int))).toBe('((Int, Int)) => Int');
  expect(printType(place, table.functionType([int, int], int))).toBe('(Int, Int) => Int');
  expect(printType(place, table.functionType([table.functionType([int], int)], int))).toBe('(Int => Int) => Int');
});

test('two exclamation marks would be another operator', () => {
  const operand: Expression = { kind: 'literal', id: 0, type: table.classType('Boolean'), value: true };
  const not = (of: Expression): Expression => ({ kind: 'not', id: 0, type: of.type, operand: of });
  expect(text(not(not(operand)))).toBe('!(!true)');
});

test('a star stands for a projection without a bound, and a captured type is not written', () => {
  const box = table.classType('Box', [table.star]);
  expect(printType(place, box)).toBe('Box[?]');
  const value: Expression = { kind: 'variable', id: 0, type: box, name: 'box' };
  const call: Expression = {
    kind: 'call',
    id: 0,
    type: table.top,
    callee: { kind: 'static', owner: 'Box' },
    name: 'of',
    typeArguments: [table.star],
    arguments: [{ value }],
  };
  expect(text(call)).toBe('Box.of(box)');
});
