import type { Block, Expression, Statement, VariableExpression } from '../program/expression.js';
import type { Profile } from '../program/profile.js';
import type { ClassDeclaration, MethodDeclaration, Program } from '../program/program.js';
import { createHierarchy, type TypeParameter } from '../types/hierarchy.js';
import type { ClassType, Type } from '../types/type.js';

/** A program with every kind of declaration and expression, for the tests of the printers. */
export function sampleProgram(language: string, profile: Profile): Program {
  const hierarchy = createHierarchy({ covariantArrays: profile.covariantArrays });
  const builtIns = profile.declare(hierarchy);
  const { table } = hierarchy;
  const { string, boolean, int } = builtIns;
  const integer = table.classType('Integer');
  const char = table.primitive('char');
  const stringToInteger = builtIns.functionType([string], int) as ClassType;
  const self = (name: string, ...args: Type[]) => table.classType(name, args);
  const t = table.parameter('Shape.T');
  const shape = self('Shape', string);

  const text = (value: string): Expression => ({ kind: 'literal', id: 0, type: string, value });
  const one = (type: Type = int, value = 1): Expression => ({ kind: 'literal', id: 0, type, value });
  const name = (type: Type, label: string): VariableExpression => ({ kind: 'variable', id: 0, type, name: label });
  const thisOf = (type: Type): Expression => ({ kind: 'this', id: 0, type });
  const make = (type: ClassType, ...given: Expression[]): Expression => ({
    kind: 'new',
    id: 0,
    type,
    arguments: given,
  });
  const field = (receiver: Expression, owner: string, label: string, type: Type): Expression & { kind: 'field' } => ({
    kind: 'field',
    id: 0,
    receiver,
    owner,
    name: label,
    type,
  });
  const call = (receiver: Expression, owner: string, label: string, type: Type): Expression => ({
    kind: 'call',
    id: 0,
    callee: { kind: 'object', receiver, owner },
    name: label,
    typeArguments: [],
    arguments: [],
    type,
  });
  const local = (label: string, type: Type, value: Expression, mutable = false): Statement => ({
    kind: 'local',
    variable: { id: 0, name: label, type, mutable, value },
  });
  const gives = (result: Expression, ...statements: Statement[]): Block => ({ statements, result });

  const classes = [
    declaration('Shape', {
      form: 'interface',
      sealed: true,
      open: true,
      typeParameters: [parameter('Shape.T')],
      methods: [
        method('area', t),
        method('twice', t, { body: gives(call(thisOf(self('Shape', t)), 'Shape', 'area', t)), open: true }),
      ],
      staticFields: [{ id: 0, name: 'LIMIT', type: int, value: one() }],
    }),
    declaration('Point', {
      form: 'record',
      typeParameters: [parameter('Point.A'), parameter('Point.B', table.classType('Number'))],
      interfaces: [self('Shape', table.parameter('Point.A'))],
      fields: [
        { id: 0, name: 'left', type: table.parameter('Point.A'), mutable: false, access: 'public' },
        { id: 0, name: 'right', type: table.parameter('Point.B'), mutable: false, access: 'public' },
      ],
      methods: [
        method('area', table.parameter('Point.A'), {
          overrides: true,
          body: gives(
            field(
              thisOf(self('Point', table.parameter('Point.A'), table.parameter('Point.B'))),
              'Point',
              'left',
              table.parameter('Point.A'),
            ),
          ),
        }),
      ],
    }),
    declaration('Line', {
      typeParameters: [],
      interfaces: [shape],
      methods: [method('area', string, { overrides: true, body: gives(text('a \'quoted\' "text"\n\\$x')) })],
    }),
    declaration('Fold', {
      form: 'interface',
      functional: true,
      open: true,
      typeParameters: [parameter('Fold.A'), parameter('Fold.B')],
      methods: [
        method('fold', table.parameter('Fold.B'), {
          parameters: [{ id: 0, name: 'from', type: table.parameter('Fold.A'), vararg: false }],
        }),
      ],
    }),
    declaration('Base', {
      form: 'abstract',
      open: true,
      typeParameters: [parameter('Base.T')],
      fields: [{ id: 0, name: 'kept', type: table.parameter('Base.T'), mutable: true, access: 'protected' }],
      methods: [
        method('need', integer),
        method('fixed', int, { body: gives(one()) }),
        method('hidden', boolean, {
          access: 'private',
          body: gives({ kind: 'literal', id: 0, type: boolean, value: true }),
        }),
      ],
    }),
    declaration('Outer', {
      open: true,
      superclass: { type: self('Base', string), arguments: [name(string, 'own')] },
      fields: [{ id: 0, name: 'own', type: string, mutable: false, access: 'private' }],
      staticFields: [{ id: 0, name: 'START', type: table.classType('Long'), value: one(table.classType('Long')) }],
      methods: [
        method('need', integer, { overrides: true, body: gives(one(integer)) }),
        method('inside', string, {
          body: gives(
            field(name(self('Within'), 'made'), 'Within', 'seen', string),
            local('made', self('Within'), make(self('Within'), text('w'))),
            {
              kind: 'assign',
              id: 0,
              target: field(thisOf(self('Outer')), 'Base', 'kept', string),
              value: text('k'),
            },
          ),
        }),
        method('count', int, {
          static: true,
          parameters: [{ id: 0, name: 'all', type: int, vararg: true }],
          body: gives(one()),
        }),
      ],
      classes: [
        declaration('Apart', {
          placement: 'nested',
          typeParameters: [parameter('Apart.U')],
          fields: [{ id: 0, name: 'value', type: table.parameter('Apart.U'), mutable: false, access: 'public' }],
        }),
        declaration('Within', {
          placement: 'inner',
          fields: [{ id: 0, name: 'seen', type: string, mutable: false, access: 'public' }],
          methods: [method('around', string, { body: gives(field(thisOf(self('Outer')), 'Outer', 'own', string)) })],
        }),
      ],
    }),
  ];

  const pickT = table.parameter('.pick.T');
  const functions = [
    method('pick', pickT, {
      static: true,
      typeParameters: [parameter('.pick.T')],
      parameters: ['first', 'second'].map((each) => ({ id: 0, name: each, type: pickT, vararg: false })),
      body: gives({
        kind: 'conditional',
        id: 0,
        type: pickT,
        condition: { kind: 'not', id: 0, type: boolean, operand: name(boolean, 'flag') },
        then: name(pickT, 'first'),
        otherwise: { kind: 'constant', id: 0, type: pickT },
      }),
    }),
    method('length', integer, {
      static: true,
      parameters: [{ id: 0, name: 'of', type: string, vararg: false }],
      body: gives(one(integer, -7)),
    }),
    method('choose', string, {
      static: true,
      parameters: [
        { id: 0, name: 'number', type: int, vararg: false },
        { id: 0, name: 'any', type: table.top, vararg: false },
        { id: 0, name: 'shape', type: shape, vararg: false },
      ],
      body: gives(
        {
          kind: 'match',
          id: 0,
          type: string,
          subject: name(int, 'number'),
          cases: [
            { pattern: { kind: 'value', value: one() as Expression & { kind: 'literal' } }, value: text('one') },
            {
              pattern: { kind: 'value', value: one(int, -2) as Expression & { kind: 'literal' } },
              value: {
                kind: 'call',
                id: 0,
                callee: { kind: 'function' },
                name: 'pick',
                typeArguments: [string],
                arguments: [{ value: name(string, 'cast') }, { value: name(string, 'matched') }],
                type: string,
              },
            },
          ],
          otherwise: text('other'),
        },
        local('cast', string, {
          kind: 'smartCast',
          id: 0,
          type: string,
          variable: name(table.top, 'any'),
          to: self('Line'),
          binding: 'line',
          then: call(name(self('Line'), 'line'), 'Line', 'area', string),
          otherwise: text('none'),
        }),
        local('matched', string, {
          kind: 'match',
          id: 0,
          type: string,
          subject: name(shape, 'shape'),
          cases: [
            {
              pattern: { kind: 'type', type: self('Line'), binding: 'aLine' },
              value: call(name(self('Line'), 'aLine'), 'Line', 'area', string),
            },
            {
              pattern: {
                kind: 'record',
                type: self('Point', string, integer),
                components: [
                  { field: 'left', binding: 'theLeft', type: string },
                  { field: 'right', binding: 'theRight', type: integer },
                ],
              },
              value: {
                kind: 'binary',
                id: 0,
                type: string,
                operator: '+',
                left: name(string, 'theLeft'),
                right: name(integer, 'theRight'),
              },
            },
          ],
        }),
      ),
    }),
    method('functions', int, {
      static: true,
      body: gives(
        {
          kind: 'binary',
          id: 0,
          type: int,
          operator: '*',
          left: {
            kind: 'binary',
            id: 0,
            type: int,
            operator: '-',
            left: {
              kind: 'call',
              id: 0,
              callee: { kind: 'static', owner: 'Outer' },
              name: 'count',
              typeArguments: [],
              arguments: [{ value: one() }, { value: one(int, 2) }],
              type: int,
            },
            right: one(),
          },
          right: name(int, 'total'),
        },
        local('total', int, one(), true),
        local('toLength', stringToInteger, {
          kind: 'reference',
          id: 0,
          type: stringToInteger,
          callee: { kind: 'function' },
          name: 'length',
        }),
        local('folder', self('Fold', string, integer), {
          kind: 'lambda',
          id: 0,
          type: self('Fold', string, integer),
          parameters: [{ id: 0, name: 'from', type: string }],
          body: gives(
            {
              kind: 'invoke',
              id: 0,
              type: integer,
              function: name(stringToInteger, 'toLength'),
              arguments: [name(string, 'copy')],
            },
            local('copy', string, name(string, 'from')),
          ),
        }),
        {
          kind: 'if',
          id: 0,
          condition: {
            kind: 'binary',
            id: 0,
            type: boolean,
            operator: '<',
            left: name(int, 'total'),
            right: { kind: 'staticField', id: 0, owner: 'Shape', name: 'LIMIT', type: int },
          },
          then: {
            statements: [
              {
                kind: 'assign',
                id: 0,
                target: name(int, 'total'),
                value: {
                  kind: 'invoke',
                  id: 0,
                  type: int,
                  function: {
                    kind: 'lambda',
                    id: 0,
                    type: stringToInteger,
                    parameters: [{ id: 0, name: 'unread', type: string }],
                    body: gives(one(integer)),
                  },
                  arguments: [text('f')],
                },
              },
            ],
          },
          otherwise: {
            statements: [
              {
                kind: 'evaluate',
                id: 5,
                expression: {
                  kind: 'array',
                  id: 5,
                  type: table.array(char),
                  elements: [{ kind: 'literal', id: 0, type: char, value: "'" }],
                },
              },
              {
                kind: 'evaluate',
                id: 6,
                expression: make(table.classType('Apart', [table.classType('Double')]), one(table.classType('Double'))),
              },
            ],
          },
        },
      ),
    }),
  ];
  const variables = [
    {
      id: 0,
      name: 'flag',
      type: boolean,
      mutable: false,
      value: { kind: 'literal', id: 0, type: boolean, value: false } as const,
    },
  ];
  return { version: 1, language, name: 'sample', classes, functions, variables };
}

function parameter(name: string, bound?: Type): TypeParameter {
  return { name, variance: 'invariant', ...(bound && { bound }) };
}

function declaration(name: string, more: Partial<ClassDeclaration>): ClassDeclaration {
  return {
    id: 0,
    name,
    form: 'class',
    sealed: false,
    open: false,
    placement: 'top',
    functional: false,
    typeParameters: [],
    interfaces: [],
    fields: [],
    staticFields: [],
    methods: [],
    classes: [],
    ...more,
  };
}

function method(name: string, result: Type, more: Partial<MethodDeclaration> = {}): MethodDeclaration {
  return {
    id: 0,
    name,
    typeParameters: [],
    parameters: [],
    result,
    access: 'public',
    static: false,
    overrides: false,
    open: false,
    overloaded: false,
    ...more,
  };
}
