import { expect, test } from 'vitest';
import { createTypeTable } from '../types/type-table.js';
import { decodeProgram, encodeProgram, modelOf, programModel, requireProgramModel } from './json.js';
import type { Program } from './program.js';

function sample(): Program {
  const table = createTypeTable();
  const text = table.classType('String');
  const parameter = table.parameter('Box.T');
  const boxOfText = table.classType('Box', [table.projection('out', table.nullable(text))]);
  const pairs = table.functionType(
    [table.array(parameter), table.top],
    table.tuple([boxOfText, table.primitive('int')]),
  );
  return {
    version: 1,
    language: 'none',
    name: 'sample',
    classes: [],
    functions: [
      {
        id: 1,
        name: 'gather',
        typeParameters: [{ name: 'Box.T', variance: 'invariant', bound: boxOfText }],
        parameters: [{ id: 2, name: 'items', type: pairs, vararg: false }],
        result: text,
        body: {
          statements: [],
          // Expressions of these kinds must not be taken for types.
          result: {
            kind: 'array',
            id: 3,
            type: table.array(text),
            elements: [{ kind: 'tuple', id: 4, type: table.tuple([text, text]), elements: [] }],
          },
        },
        access: 'public',
        static: false,
        overrides: false,
        open: false,
        overloaded: false,
      },
    ],
    variables: [],
  };
}

test('a program that was written and read is the same, and so are its types', () => {
  const program = sample();
  const stored: unknown = JSON.parse(JSON.stringify(encodeProgram(program)));
  const table = createTypeTable();
  const read = decodeProgram(stored as ReturnType<typeof encodeProgram>, table);
  expect(encodeProgram(read)).toEqual(encodeProgram(program));
  expect(read.functions[0]?.result).toBe(table.classType('String'));
  expect(read.functions[0]?.body?.result?.kind).toBe('array');
});

test('each type is written once', () => {
  const { types } = encodeProgram(sample());
  expect(new Set(types.map((type) => JSON.stringify(type))).size).toBe(types.length);
});

test('a program of a later version is refused', () => {
  const later = { ...encodeProgram(sample()), version: 2 as 1 };
  expect(() => decodeProgram(later)).toThrow('version 2');
});

test('a model tells its kind, on its way and stored, and one of cupel 0.1.0 is read without', () => {
  const live = modelOf(sample(), createTypeTable());
  expect(programModel(live)).toBe(live);
  const stored = JSON.parse(JSON.stringify(live)) as { kind: string };
  expect(stored.kind).toBe('program');
  const untagged = Object.fromEntries(Object.entries(stored).filter(([key]) => key !== 'kind'));
  for (const each of [stored, untagged as unknown as typeof stored])
    expect(JSON.stringify(requireProgramModel(each))).toBe(JSON.stringify(live));
  expect(programModel({ kind: 'template' })).toBeUndefined();
  expect(programModel(undefined)).toBeUndefined();
  expect(() => requireProgramModel({ kind: 'template' })).toThrow('this is template');
});
