import { expect, test } from 'vitest';
import type { Expression } from '../../../model/program/expression.js';
import type { ClassDeclaration, MethodDeclaration, Program } from '../../../model/program/program.js';
import { createHierarchy } from '../../../model/types/hierarchy.js';
import type { Type } from '../../../model/types/type.js';
import { modelSupport } from './print.js';

const hierarchy = createHierarchy();
const { int: number, string } = modelSupport.profile.declare(hierarchy);
const { table } = hierarchy;
const [shape, square, dot] = [table.classType('Shape'), table.classType('Square'), table.classType('Dot')];
const item = table.parameter('Box.T');

function classOf(name: string, parts: Partial<ClassDeclaration> = {}): ClassDeclaration {
  const lists = { typeParameters: [], interfaces: [], fields: [], staticFields: [], methods: [], classes: [] };
  const flags = { sealed: false, open: false, placement: 'top', functional: false } as const;
  return { id: 0, name, form: 'class', ...flags, ...lists, ...parts };
}

function methodOf(name: string, result: Type, parts: Partial<MethodDeclaration> = {}): MethodDeclaration {
  const flags = { access: 'public', static: false, overrides: false, open: false, overloaded: false } as const;
  return { id: 0, name, typeParameters: [], parameters: [], result, ...flags, ...parts };
}

const field = (name: string, type: Type, mutable: boolean) => ({
  id: 0,
  name,
  type,
  mutable,
  access: 'public' as const,
});
const variable = (name: string, type: Type) => ({ kind: 'variable', id: 0, type, name }) as const;
const literal = (value: number): Expression => ({ kind: 'literal', id: 0, type: number, value });

const program: Program = {
  version: 1,
  language: 'typescript',
  name: 'sample',
  classes: [
    classOf('Shape', { form: 'interface', sealed: true, open: true }),
    classOf('Square', { form: 'record', interfaces: [shape], fields: [field('side', number, false)] }),
    classOf('Dot', { interfaces: [shape] }),
    classOf('Box', {
      typeParameters: [{ name: 'Box.T', variance: 'out', bound: shape }],
      fields: [field('item', item, false), field('size', number, true)],
      methods: [
        methodOf('find', string, {
          overloaded: true,
          parameters: [{ id: 0, name: 'at', type: number, vararg: false }],
        }),
        methodOf('find', number, { overloaded: true }),
      ],
      classes: [classOf('Lid', { placement: 'nested' })],
    }),
  ],
  functions: [
    methodOf('area', number, {
      parameters: [
        { id: 0, name: 'given', type: shape, vararg: false },
        { id: 0, name: 'rest', type: string, vararg: true },
      ],
      body: {
        statements: [
          {
            kind: 'local',
            variable: {
              id: 0,
              name: 'double',
              type: table.functionType([number], table.nullable(number)),
              mutable: false,
              value: {
                kind: 'lambda',
                id: 0,
                type: table.functionType([number], table.nullable(number)),
                parameters: [{ id: 0, name: 'x', type: number }],
                body: {
                  statements: [],
                  result: {
                    kind: 'binary',
                    id: 0,
                    type: number,
                    operator: '*',
                    left: {
                      kind: 'binary',
                      id: 0,
                      type: number,
                      operator: '+',
                      left: variable('x', number),
                      right: literal(-1),
                    },
                    right: literal(2),
                  },
                },
              },
            },
          },
        ],
        result: {
          kind: 'match',
          id: 0,
          type: number,
          subject: variable('given', shape),
          cases: [
            {
              pattern: {
                kind: 'record',
                type: square,
                components: [{ field: 'side', binding: 'side2', type: number }],
              },
              value: variable('side2', number),
            },
            { pattern: { kind: 'type', type: dot, binding: 'point' }, value: literal(0) },
          ],
        },
      },
    }),
  ],
  variables: [
    {
      id: 0,
      name: 'lid',
      type: table.classType('Lid'),
      mutable: true,
      value: { kind: 'new', id: 0, type: table.classType('Lid'), arguments: [] },
    },
  ],
};

test('a program is printed as a person would write it, and its types are nominal', () => {
  expect(modelSupport.print(program)).toEqual([{ path: 'main.ts', text: expected }]);
});

const expected = `interface Shape {
  readonly shapeBrand: true;
}

class Square implements Shape {
  declare private readonly squareBrand: true;
  declare readonly shapeBrand: true;

  constructor(public readonly side: number) {}
}

class Dot implements Shape {
  declare private readonly dotBrand: true;
  declare readonly shapeBrand: true;
}

class Box<out T extends Shape> {
  declare private readonly boxBrand: () => T;

  constructor(public readonly item: T, public size: number) {}

  find(at: number): string;
  find(): number;
  find(...values: unknown[]): any {
    return values[0];
  }
}

namespace Box {
  export class Lid {
    declare private readonly lidBrand: true;
  }
}

function area(given: Shape, ...rest: string[]): number {
  const double: (a: number) => number | null = (x: number) => (x + -1) * 2;
  return given instanceof Square ? given.side : 0;
}

let lid: Box.Lid = new Box.Lid();

export {};
`;

test('what never returns is of type never', () => {
  const made = { kind: 'new', id: 0, type: table.classType('Error'), arguments: [] } as const;
  const fail = methodOf('fail', table.bottom, { body: { statements: [{ kind: 'throw', id: 0, value: made }] } });
  const [file] = modelSupport.print({ ...program, classes: [], variables: [], functions: [fail] });
  expect(file?.text).toContain('function fail(): never {\n  throw new Error();\n}');
});
