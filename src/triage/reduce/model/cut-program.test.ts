import { expect, test } from 'vitest';
import {
  declaration,
  fieldOf,
  gives,
  literal,
  method,
  parameter,
  programOf,
  variable,
} from '../../../model/program/building.js';
import type { Expression, MatchCase } from '../../../model/program/expression.js';
import { createTypeTable } from '../../../model/types/type-table.js';
import { cutProgram } from './cut-program.js';
import { memberIds, statementIds, topIds } from './cuts.js';

const table = createTypeTable();
const [color, text] = [table.classType('Color'), table.classType('String')];

function enumProgram() {
  const names = ['RED', 'BLUE'];
  const cases = names.map((name): MatchCase => {
    const value = { kind: 'staticField', id: 0, owner: 'Color', name, type: color } as const;
    return { pattern: { kind: 'constant', type: color, name }, value };
  });
  return programOf('none', {
    classes: [
      declaration('Color', {
        form: 'enum',
        fields: [fieldOf('label', text)],
        constants: names.map((name) => ({ id: 0, name, arguments: [literal(text, name)] })),
      }),
    ],
    functions: [
      method('same', color, {
        parameters: [parameter('given', color)],
        body: gives({ kind: 'match', id: 0, type: color, subject: variable('given', color), cases }),
      }),
    ],
  });
}

test('a constant of an enum goes with its case, and a field with what constants are given for it', () => {
  const program = enumProgram();
  const [red] = program.classes[0]?.constants ?? [];
  const label = program.classes[0]?.fields[0];
  if (!red || !label) throw new Error('the sample has no constants');
  expect(memberIds(program)).toEqual(expect.arrayContaining([red.id, label.id]));
  const cut = cutProgram(program, new Set([red.id, label.id]));
  expect(cut?.classes[0]?.constants?.map(({ name, arguments: given }) => [name, given.length])).toEqual([['BLUE', 0]]);
  const match = cut?.functions[0]?.body?.result;
  expect(match?.kind === 'match' && match.cases.map(({ pattern }) => 'name' in pattern && pattern.name)).toEqual([
    'BLUE',
  ]);
});

test('an enum keeps one constant', () => {
  const program = enumProgram();
  const ids = program.classes[0]?.constants?.map(({ id }) => id);
  expect(cutProgram(program, new Set(ids))).toBeUndefined();
});

test('an alias can go, and goes with the class that it names', () => {
  const alias = { id: 99, name: 'Shade', typeParameters: [], type: table.functionType([color], text) };
  const program = { ...enumProgram(), aliases: [alias] };
  expect(topIds(program)).toContain(99);
  expect(cutProgram(program, new Set([99]))?.aliases).toEqual([]);
  expect(cutProgram(program, new Set([program.classes[0]?.id ?? 0]))?.aliases).toEqual([]);
});

test('a further constructor goes, or a parameter of it with what is given for it', () => {
  const box = table.classType('Box');
  const made = { kind: 'new', id: 0, type: box, by: { name: 'further', typeArguments: [] } } as const;
  const further = {
    id: 0,
    name: 'further',
    typeParameters: [],
    parameters: [parameter('one', text), parameter('two', text)],
    arguments: [variable('two', text)],
  };
  const program = programOf('none', {
    classes: [declaration('Box', { fields: [fieldOf('label', text)], constructors: [further] })],
    functions: [method('use', box, { body: gives({ ...made, arguments: [literal(text, 'a'), literal(text, 'b')] }) })],
  });
  const [own] = program.classes[0]?.constructors ?? [];
  expect(memberIds(program)).toContain(own?.id);
  const without = cutProgram(program, new Set([own?.id ?? 0]));
  expect(without?.classes[0]?.constructors).toEqual([]);
  expect(without?.functions[0]?.body?.result?.kind).toBe('constant');
  const less = cutProgram(program, new Set([own?.parameters[1]?.id ?? 0]));
  expect(less?.classes[0]?.constructors?.[0]).toMatchObject({
    parameters: [{ name: 'one' }],
    arguments: [{ kind: 'constant' }],
  });
  expect(less?.functions[0]?.body?.result).toMatchObject({ kind: 'new', arguments: [{ value: 'a' }] });
});

test('a function within a block goes where its statement is cut, and a call of it is some value', () => {
  const callee = { kind: 'function' } as const;
  const called = { kind: 'call', id: 0, type: text, callee, name: 'inner', typeArguments: [], arguments: [] } as const;
  const inner = method('inner', text, { body: gives(literal(text, 'a')) });
  const program = programOf('none', {
    functions: [
      method('outer', text, { body: gives({ ...called }, { kind: 'localFunction', function: inner }) }),
      method('other', text, { body: gives(literal(text, 'b')) }),
    ],
  });
  const [id] = statementIds(program);
  if (id === undefined) throw new Error('the sample has no statements');
  const body = cutProgram(program, new Set([id]))?.functions[0]?.body;
  expect(body?.statements).toEqual([]);
  expect(body?.result?.kind).toBe('constant');
  expect(cutProgram(program, new Set())?.functions[0]?.body?.result?.kind).toBe('call');
});

test('what never returns goes with its calls, keeps its throw, and is never the whole of a choice', () => {
  const { bottom } = table;
  const [error, truth] = [table.classType('Error'), table.classType('Boolean')];
  const thrown = { kind: 'throw', id: 0, value: { kind: 'new', id: 0, type: error, arguments: [] } } as const;
  const callee = { kind: 'function' } as const;
  const fail = { kind: 'call', id: 0, type: bottom, callee, name: 'fail', typeArguments: [] } as const;
  const otherwise = { ...fail, arguments: [{ value: literal(text, 'a') }] };
  const cast: Expression = {
    ...{ kind: 'smartCast', id: 0, type: text, variable: variable('given', color), to: table.classType('Dot') },
    ...{ binding: 'dot', then: literal(text, 'b'), otherwise },
  };
  const program = programOf('none', {
    classes: [declaration('Color', {}), declaration('Dot', {})],
    functions: [
      method('fail', bottom, { parameters: [parameter('why', text)], body: { statements: [thrown] } }),
      method('run', text, {
        parameters: [parameter('given', color)],
        body: gives({ kind: 'conditional', id: 0, type: text, condition: literal(truth, true), then: cast, otherwise }),
      }),
    ],
  });
  const [failing, running] = program.functions;
  if (!failing || !running) throw new Error('the sample has no functions');
  const resultOf = (ids: readonly number[]) => {
    const result = cutProgram(program, new Set(ids))?.functions.at(-1)?.body?.result;
    return result?.kind === 'conditional' ? result : undefined;
  };
  // Without the function, another value stands there.
  expect(resultOf([failing.id])?.otherwise).toMatchObject({ kind: 'constant', type: text });
  expect(resultOf([failing.parameters[0]?.id ?? 0])?.otherwise).toMatchObject({ kind: 'call', arguments: [] });
  // Without the test for a class, what is left would never return.
  expect(resultOf([program.classes[1]?.id ?? 0])?.then).toMatchObject({ kind: 'constant', type: text });
  const cut = cutProgram(program, new Set(statementIds(program)));
  expect(cut?.functions[0]?.body?.statements.map(({ kind }) => kind)).toEqual(['throw']);
});
