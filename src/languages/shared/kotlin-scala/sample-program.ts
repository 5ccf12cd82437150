import type { Block, Expression, Statement, VariableExpression } from '../../../model/program/expression.js';
import type { Profile } from '../../../model/program/profile.js';
import type {
  ClassDeclaration,
  FieldDeclaration,
  MethodDeclaration,
  Parameter,
  Program,
} from '../../../model/program/program.js';
import { createHierarchy, type TypeParameter } from '../../../model/types/hierarchy.js';
import type { ClassType, Type } from '../../../model/types/type.js';

/** A program with most kinds of declarations and expressions, for the tests of the printers. */
export function sampleProgram(language: string, profile: Profile): Program {
  const hierarchy = createHierarchy();
  const { int, string, boolean } = profile.declare(hierarchy);
  const { table } = hierarchy;
  const item = table.parameter('Box.T');
  const kept = table.parameter('keep.U');
  const box = table.classType('Box', [item]);
  const intBox = table.classType('Box', [int]);
  const [shape, square, dot] = ['Shape', 'Square', 'Dot'].map((name) => table.classType(name)) as [
    ClassType,
    ClassType,
    ClassType,
  ];
  const mapper = table.classType('Mapper', [int, string]);
  const toText = table.functionType([int], string);

  const number = (value: number): Expression & { kind: 'literal' } => ({ kind: 'literal', id: 0, type: int, value });
  const text = (value: string): Expression => ({ kind: 'literal', id: 0, type: string, value });
  const name = (label: string, type: Type): VariableExpression => ({ kind: 'variable', id: 0, type, name: label });
  const field = (receiver: Expression, owner: string, label: string, type: Type): Expression & { kind: 'field' } => ({
    kind: 'field',
    id: 0,
    receiver,
    owner,
    name: label,
    type,
  });
  const ownItem = field({ kind: 'this', id: 0, type: box }, 'Box', 'item', item);
  const lambda = (type: Type): Expression => ({
    kind: 'lambda',
    id: 0,
    type,
    parameters: [{ id: 0, name: 'x', type: int }],
    body: gives({ kind: 'binary', id: 0, type: string, operator: '+', left: text('$'), right: name('x', int) }),
  });
  const newBox: Expression = { kind: 'new', id: 0, type: intBox, arguments: [number(-1)] };

  const classes: ClassDeclaration[] = [
    declaration('Mapper', {
      form: 'interface',
      functional: true,
      typeParameters: [
        { name: 'Mapper.A', variance: 'in' },
        { name: 'Mapper.B', variance: 'out' },
      ],
      methods: [
        method('map', table.parameter('Mapper.B'), { parameters: [parameter('from', table.parameter('Mapper.A'))] }),
      ],
    }),
    declaration('Box', {
      open: true,
      typeParameters: [{ name: 'Box.T', variance: 'invariant' }],
      fields: [fieldOf('item', item, { mutable: true, access: 'protected' })],
      staticFields: [{ id: 0, name: 'limit', type: int, value: number(9) }],
      methods: [
        method('get', item, { open: true, body: gives(ownItem) }),
        method('of', intBox, {
          static: true,
          typeParameters: [{ name: 'of.V', variance: 'invariant', bound: shape }],
          body: gives({ kind: 'constant', id: 0, type: intBox }),
        }),
      ],
      classes: [
        declaration('Lid', { placement: 'inner', methods: [method('under', item, { body: gives(ownItem) })] }),
        declaration('Label', { placement: 'nested', fields: [fieldOf('title', string)] }),
      ],
    }),
    declaration('Shape', { form: 'interface', sealed: true }),
    declaration('Square', { form: 'record', interfaces: [shape], fields: [fieldOf('side', int)] }),
    declaration('Dot', {
      interfaces: [shape],
      superclass: { type: intBox, arguments: [number(3)] },
      methods: [method('get', int, { overrides: true, body: gives({ kind: 'constant', id: 0, type: int }) })],
    }),
  ];

  const size: Expression = {
    kind: 'match',
    id: 0,
    type: int,
    subject: name('shape', shape),
    cases: [
      {
        pattern: { kind: 'record', type: square, components: [{ field: 'side', binding: 's', type: int }] },
        value: name('s', int),
      },
      {
        pattern: { kind: 'type', type: dot, binding: 'd' },
        value: {
          kind: 'call',
          id: 0,
          type: int,
          callee: { kind: 'object', receiver: name('d', dot), owner: 'Box' },
          name: 'get',
          typeArguments: [],
          arguments: [],
        },
      },
    ],
  };
  const sideOrZero: Expression = {
    kind: 'smartCast',
    id: 0,
    type: int,
    variable: name('shape', shape),
    to: square,
    binding: 'q',
    then: field(name('q', square), 'Square', 'side', int),
    otherwise: { kind: 'staticField', id: 0, type: int, owner: 'Box', name: 'limit' },
  };
  const statements: Statement[] = [
    local('f', toText, lambda(toText)),
    local('m', mapper, lambda(mapper)),
    local('array', table.array(intBox), { kind: 'array', id: 0, type: table.array(intBox), elements: [newBox] }, true),
    {
      kind: 'if',
      id: 0,
      condition: { kind: 'not', id: 0, type: boolean, operand: { kind: 'constant', id: 0, type: boolean } },
      then: {
        statements: [{ kind: 'assign', id: 0, target: name('array', intBox), value: name('array', intBox) }],
      },
    },
    local('r', table.functionType([shape], int), {
      kind: 'reference',
      id: 0,
      type: table.functionType([shape], int),
      callee: { kind: 'function' },
      name: 'size',
    }),
    {
      kind: 'evaluate',
      id: 0,
      expression: {
        kind: 'call',
        id: 0,
        type: toText,
        callee: { kind: 'function' },
        name: 'keep',
        typeArguments: [toText],
        arguments: [{ value: lambda(toText) }, { name: 'times', value: sideOrZero }],
      },
    },
  ];
  const functions = [
    method('keep', kept, {
      typeParameters: [{ name: 'keep.U', variance: 'invariant' }],
      parameters: [parameter('value', kept), { ...parameter('times', int), default: number(1) }],
      body: gives(name('value', kept)),
    }),
    method('size', int, { parameters: [parameter('shape', shape)], body: gives(size) }),
    method('main', string, {
      parameters: [parameter('shape', shape), { ...parameter('more', toText), vararg: true }],
      body: gives(
        {
          kind: 'conditional',
          id: 0,
          type: string,
          condition: { kind: 'binary', id: 0, type: boolean, operator: '<', left: sideOrZero, right: number(2) },
          then: { kind: 'invoke', id: 0, type: string, function: name('f', toText), arguments: [number(1)] },
          otherwise: { kind: 'invoke', id: 0, type: string, function: name('m', mapper), arguments: [number(2)] },
        },
        ...statements,
      ),
    }),
  ];
  return { version: 1, language, name: 'sample', classes, functions, variables: [] };
}

function gives(result: Expression, ...statements: Statement[]): Block {
  return { statements, result };
}

function local(name: string, type: Type, value: Expression, mutable = false): Statement {
  return { kind: 'local', variable: { id: 0, name, type, mutable, value } };
}

function parameter(name: string, type: Type): Parameter {
  return { id: 0, name, type, vararg: false };
}

function fieldOf(name: string, type: Type, more: Partial<FieldDeclaration> = {}): FieldDeclaration {
  return { id: 0, name, type, mutable: false, access: 'public', ...more };
}

function method(name: string, result: Type, more: Partial<MethodDeclaration> = {}): MethodDeclaration {
  const typeParameters: readonly TypeParameter[] = [];
  const plain = { static: false, overrides: false, open: false, overloaded: false, access: 'public' } as const;
  return { id: 0, name, typeParameters, parameters: [], result, ...plain, ...more };
}

function declaration(name: string, more: Partial<ClassDeclaration>): ClassDeclaration {
  const empty = { typeParameters: [], interfaces: [], fields: [], staticFields: [], methods: [], classes: [] };
  const plain = { form: 'class', sealed: false, open: false, placement: 'top', functional: false } as const;
  return { id: 0, name, ...plain, ...empty, ...more };
}
