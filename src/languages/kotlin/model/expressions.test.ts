import { expect, test } from 'vitest';
import { method, parameter, typeParameter, variable } from '../../../model/program/building.js';
import type { Expression, Operator } from '../../../model/program/expression.js';
import { render } from '../../../model/program/print/doc.js';
import { indexProgram } from '../../../model/program/program-index.js';
import { createTypeTable } from '../../../model/types/type-table.js';
import type { Place } from '../../shared/kotlin-scala/dialect.js';
import { printExpression } from '../../shared/kotlin-scala/expressions.js';
import { sampleProgram } from '../../shared/kotlin-scala/sample-program.js';
import { printType } from '../../shared/kotlin-scala/types.js';
import { kotlin } from './dialect.js';
import { profile } from './profile.js';

const table = createTypeTable();
const [int, short, boolean] = ['Int', 'Short', 'Boolean'].map((name) => table.classType(name)) as [
  ReturnType<typeof table.classType>,
  ReturnType<typeof table.classType>,
  ReturnType<typeof table.classType>,
];
const place: Place = {
  dialect: kotlin,
  index: indexProgram(sampleProgram('kotlin', profile)),
  texts: new Map(),
  bound: new Map(),
  omitted: new Set(),
};

function text(expression: Expression): string {
  return render(printExpression(place, expression).doc, { width: 100, step: '    ' }).trimEnd();
}

function name(label: string): Expression {
  return { kind: 'variable', id: 0, type: int, name: label };
}

function binary(left: Expression, operator: Operator, right: Expression): Expression {
  return { kind: 'binary', id: 0, type: boolean, operator, left, right };
}

test('a constructor is referred to by the name of its class', () => {
  const of = table.classType('Line');
  expect(text({ kind: 'constructor', id: 0, type: table.functionType([], of), of })).toBe('::Line');
});

test('what is taken for null is put in parentheses where it binds otherwise', () => {
  const orElse: Expression = { kind: 'orElse', id: 0, type: int, value: name('a'), otherwise: name('b') };
  expect(text(binary(orElse, '==', name('c')))).toBe('(a ?: b) == c');
  expect(text({ ...orElse, otherwise: binary(name('b'), '||', name('c')) })).toBe('a ?: (b || c)');
  expect(text({ ...orElse, otherwise: { kind: 'null', id: 0, type: table.nullable(int) } })).toBe(
    'a ?: (null as Int?)',
  );
});

test('two comparisons in one list of arguments are not taken for type arguments', () => {
  const values = [binary(name('a'), '<', name('b')), binary(name('c'), '>', name('d'))];
  const call = (given: readonly Expression[]): Expression => ({
    kind: 'call',
    id: 0,
    type: int,
    callee: { kind: 'function' },
    name: 'f',
    typeArguments: [],
    arguments: given.map((value) => ({ value })),
  });
  expect(text(call(values))).toBe('f((a < b), (c > d))');
  expect(text(call(values.slice(1)))).toBe('f(c > d)');
});

test('a lambda in a branch is not taken for a block', () => {
  const lambda: Expression = {
    kind: 'lambda',
    id: 0,
    type: table.functionType([], int),
    parameters: [],
    body: { statements: [], result: name('a') },
  };
  const choice: Expression = {
    kind: 'conditional',
    id: 0,
    type: lambda.type,
    condition: name('c'),
    then: lambda,
    otherwise: lambda,
  };
  expect(text(choice)).toBe('if (c) ({ a }) else ({ a })');
  expect(text({ kind: 'invoke', id: 0, type: int, function: lambda, arguments: [] })).toBe('({ a })()');
});

test('small numbers and references to companions', () => {
  expect(text({ kind: 'literal', id: 0, type: short, value: -1 })).toBe('(-1).toShort()');
  expect(
    text({
      kind: 'reference',
      id: 0,
      type: table.classType('Mapper', [table.projection('in', int), int]),
      callee: { kind: 'static', owner: 'Label' },
      name: 'of',
    }),
  ).toBe('Mapper<Int, Int>(Box.Label.Companion::of)');
});

test('a star stands for a projection without a bound, and a captured type is not written', () => {
  const box = table.classType('Box', [table.star]);
  expect(printType(place, box)).toBe('Box<*>');
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

test('a function within a block is written like any other, and returns from itself', () => {
  const item = table.parameter('.same.T');
  const same = method('same', item, {
    typeParameters: [typeParameter('.same.T')],
    parameters: [parameter('x', item)],
    body: { statements: [{ kind: 'return', id: 0, value: variable('x', item) }] },
  });
  const callee = { kind: 'function' } as const;
  const called: Expression = {
    ...{ kind: 'call', id: 0, type: int, callee, name: 'same' },
    typeArguments: [int],
    arguments: [{ value: name('y') }],
  };
  const lambda: Expression = {
    ...{ kind: 'lambda', id: 7, type: table.functionType([int], int), parameters: [{ id: 0, name: 'y', type: int }] },
    body: {
      statements: [
        { kind: 'localFunction', function: same },
        { kind: 'return', id: 0, value: called },
      ],
    },
  };
  expect(text(lambda)).toBe(
    [
      'at7@{ y: Int ->',
      '    fun <T> same(x: T): T {',
      '        return x',
      '    }',
      '    return@at7 same<Int>(y)',
      '}',
    ].join('\n'),
  );
});
