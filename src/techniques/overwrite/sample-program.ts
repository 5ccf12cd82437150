import { type Figure, figure, plainProfile } from '../../model/inference/sample-figures.js';
import {
  call,
  declaration,
  fieldIn,
  fieldOf,
  gives,
  literal,
  local,
  make,
  method,
  parameter,
  typeParameter,
  variable,
} from '../../model/program/building.js';
import { declareExceptions } from '../../model/program/exceptions.js';
import type { Expression, Statement } from '../../model/program/expression.js';
import { faults } from '../../model/program/fault.js';
import type { BuiltIn, Profile } from '../../model/program/profile.js';
import type { ClassDeclaration, MethodDeclaration } from '../../model/program/program.js';
import { declareType } from '../../model/types/hierarchy.js';
import type { TypeTable } from '../../model/types/type-table.js';

// A language that rejects every fault, with primitive numbers and their boxes.
function strictProfile(): Profile {
  return {
    ...plainProfile(),
    rejects: Object.fromEntries(faults.map((fault) => [fault, 'as in tests'])),
    supports: new Set(['arrays', 'functionTypes', 'useSiteVariance']),
    declare(hierarchy) {
      const { table } = hierarchy;
      const declared = (name: string) => {
        declareType(hierarchy, { name, parameters: [], supertypes: [] });
        return table.classType(name);
      };
      const [string, boolean] = [declared('String'), declared('Boolean')];
      const [integer, byte] = [declared('Integer'), declared('Byte')];
      const exceptions = declareExceptions(hierarchy, [
        ['Exception', undefined, true],
        ['RuntimeException', 'Exception', false],
      ]);
      const int = table.primitive('int');
      hierarchy.boxes.set('int', integer);
      const all: BuiltIn[] = [
        { type: string, literal: 'string', weight: 1 },
        { type: int, literal: 'int', weight: 1 },
        { type: integer, literal: 'int', weight: 1 },
        { type: byte, literal: 'byte', weight: 1 },
        { type: boolean, literal: 'boolean', weight: 1 },
      ];
      return {
        ...{ all, string, boolean, int, exceptions },
        functionType: (parameters, result) => table.functionType(parameters, result),
      };
    },
  };
}

/** A small program in which every fault has a place. */
export function faultySample(): Figure {
  return figure(strictProfile(), (table) => {
    const classes = classesOf(table);
    return { classes, functions: functionsOf(table, classes) };
  });
}

// Leaf is below Base, and Twig below Root, which is abstract.
function classesOf(table: TypeTable): ClassDeclaration[] {
  const [leaf, string, int] = [table.classType('Leaf'), table.classType('String'), table.primitive('int')];
  const t = table.parameter('Box.T');
  const some = (type: Expression['type']): Expression => ({ kind: 'constant', id: 0, type });
  const size = (overrides: boolean) => method('size', leaf, { open: !overrides, overrides, body: gives(some(leaf)) });
  return [
    declaration('Base', { open: true, fields: [fieldOf('weight', int)], methods: [size(false)] }),
    declaration('Leaf', {
      open: true,
      superclass: { type: table.classType('Base'), arguments: [literal(int, 1)] },
      staticFields: [{ id: 0, name: 'limit', type: table.classType('Byte'), value: some(table.classType('Byte')) }],
      methods: [size(true)],
    }),
    declaration('Root', { form: 'abstract', open: true, methods: [method('build', leaf)] }),
    declaration('Twig', {
      superclass: { type: table.classType('Root'), arguments: [] },
      methods: [method('build', leaf, { overrides: true, body: gives(some(leaf)) })],
    }),
    declaration('Box', {
      open: true,
      typeParameters: [typeParameter('Box.T')],
      fields: [fieldOf('item', t)],
      methods: [
        method('take', t, { body: gives(some(t)) }),
        method('put', string, { parameters: [parameter('t', t), parameter('u', string)], body: gives(some(string)) }),
      ],
    }),
    declaration('Many', {
      methods: [leaf, string].map((type) =>
        method('pick', string, { overloaded: true, parameters: [parameter('p', type)], body: gives(some(string)) }),
      ),
    }),
  ];
}

function functionsOf(table: TypeTable, classes: readonly ClassDeclaration[]): MethodDeclaration[] {
  const leaf = table.classType('Leaf');
  const [string, boolean, int] = [table.classType('String'), table.classType('Boolean'), table.primitive('int')];
  const [box, many] = [table.classType('Box', [leaf]), table.classType('Many')];
  const toLeaf = table.functionType([leaf], leaf);
  const [given, held] = [variable('given', leaf), variable('held', box)];
  const named = (owner: string, name: string) =>
    classes.find((each) => each.name === owner)?.methods.find((each) => each.name === name) as MethodDeclaration;
  const withValues = (of: Expression, ...values: Expression[]) =>
    ({ ...of, arguments: values.map((value) => ({ value })) }) as Expression;
  const evaluate = (expression: Expression): Statement => ({ kind: 'evaluate', id: 0, expression });
  const lambda: Expression = {
    kind: 'lambda',
    id: 0,
    type: toLeaf,
    parameters: [{ id: 0, name: 'each', type: leaf }],
    body: gives(given),
  };
  const choice: Expression = {
    kind: 'conditional',
    id: 0,
    type: leaf,
    condition: literal(boolean, true),
    then: given,
    otherwise: given,
  };
  const maybe = table.nullable(leaf);
  const orElse: Expression = { kind: 'orElse', id: 0, type: leaf, value: variable('maybe', maybe), otherwise: given };
  const [base, twig] = [variable('base', table.classType('Base')), table.classType('Twig')];
  const cast: Expression = {
    kind: 'smartCast',
    id: 0,
    type: leaf,
    variable: base,
    to: twig,
    binding: 'twig',
    then: call(variable('twig', twig), 'Twig', named('Twig', 'build')),
    otherwise: given,
  };
  const statements: Statement[] = [
    local('held', box, make(box, given)),
    local('count', int, {
      kind: 'binary',
      id: 0,
      type: int,
      operator: '-',
      left: literal(int, 2),
      right: literal(int, 1),
    }),
    local('weight', int, fieldIn('Base', base, { name: 'weight', type: int }), true),
    { kind: 'assign', id: 0, target: variable('weight', int), value: literal(int, 3) },
    local('leaves', table.array(leaf), { kind: 'array', id: 0, type: table.array(leaf), elements: [given] }),
    local('same', toLeaf, lambda),
    local('sure', leaf, orElse),
    local('taken', leaf, call(held, 'Box', { ...named('Box', 'take'), result: leaf })),
    evaluate(withValues(call(held, 'Box', named('Box', 'put')), given, literal(string, 'a'))),
    evaluate(withValues(call({ kind: 'constant', id: 0, type: many }, 'Many', named('Many', 'pick')), given)),
    local('cast', leaf, cast),
    local('grown', table.top, given, true),
    {
      kind: 'assign',
      id: 0,
      target: variable('grown', table.top),
      value: make(twig),
      known: { name: 'grownTwig', type: twig },
    },
    evaluate(call(variable('grownTwig', twig), 'Twig', named('Twig', 'build'))),
  ];
  const parameters = [
    parameter('given', leaf),
    parameter('base', table.classType('Base')),
    { ...parameter('maybe', maybe), default: { kind: 'constant', id: 0, type: maybe } as const },
  ];
  return [method('run', leaf, { parameters, body: { statements, result: choice } })];
}
