import {
  call,
  gives,
  literal,
  local,
  make,
  method,
  parameter,
  typeParameter,
  variable,
} from '../../../model/program/building.js';
import type { Expression, MatchExpression, Statement } from '../../../model/program/expression.js';
import type { MethodDeclaration } from '../../../model/program/program.js';
import type { Type } from '../../../model/types/type.js';
import type { SampleTypes } from './sample-types.js';

/** Functions outside of all classes: a generic one, choices, and functions as values. */
export function sampleFunctions(types: SampleTypes): MethodDeclaration[] {
  const { table, string, int, integer, boolean, shape, parameter: of } = types;
  const t = of('.pick.T');
  const flag: Expression = { kind: 'not', id: 0, type: boolean, operand: variable('flag', boolean) };
  return [
    method('pick', t, {
      typeParameters: [typeParameter('.pick.T')],
      parameters: [parameter('first', t), parameter('second', t)],
      body: gives({
        kind: 'conditional',
        id: 0,
        type: t,
        condition: flag,
        then: variable('first', t),
        otherwise: { kind: 'constant', id: 0, type: t },
      }),
    }),
    method('length', integer, { parameters: [parameter('of', string)], body: gives(literal(integer, -7)) }),
    method('choose', string, {
      parameters: [parameter('number', int), parameter('any', table.top), parameter('shape', shape)],
      body: gives(byValue(types), ...byClass(types)),
    }),
    method('functions', int, { body: gives(product(types), ...functionValues(types)) }),
  ];
}

function byValue({ string, int }: SampleTypes): MatchExpression {
  const picked: Expression = {
    kind: 'call',
    id: 0,
    callee: { kind: 'function' },
    name: 'pick',
    typeArguments: [string],
    arguments: [{ value: variable('cast', string) }, { value: variable('matched', string) }],
    type: string,
  };
  return {
    kind: 'match',
    id: 0,
    type: string,
    subject: variable('number', int),
    cases: [
      { pattern: { kind: 'value', value: literal(int, 1) }, value: literal(string, 'one') },
      { pattern: { kind: 'value', value: literal(int, -2) }, value: picked },
    ],
    otherwise: literal(string, 'other'),
  };
}

function byClass({ table, string, integer, shape, classOf }: SampleTypes): Statement[] {
  const line = classOf('Line');
  const area = (of: string) => call(variable(of, line), 'Line', method('area', string));
  const smartCast: Expression = {
    kind: 'smartCast',
    id: 0,
    type: string,
    variable: variable('any', table.top),
    to: line,
    binding: 'line',
    then: area('line'),
    otherwise: literal(string, 'none'),
  };
  const components = [
    { field: 'left', binding: 'theLeft', type: string },
    { field: 'right', binding: 'theRight', type: integer },
  ];
  const match: Expression = {
    kind: 'match',
    id: 0,
    type: string,
    subject: variable('shape', shape),
    cases: [
      { pattern: { kind: 'type', type: line, binding: 'aLine' }, value: area('aLine') },
      {
        pattern: { kind: 'record', type: classOf('Point', string, integer), components },
        value: binary(string, '+', [variable('theLeft', string), variable('theRight', integer)]),
      },
    ],
  };
  return [local('cast', string, smartCast), local('matched', string, match)];
}

function functionValues({ table, string, int, integer, boolean, stringToInteger, classOf }: SampleTypes): Statement[] {
  const fold = classOf('Fold', string, integer);
  const lambda = (type: Type, name: string, ...body: Parameters<typeof gives>): Expression => ({
    kind: 'lambda',
    id: 0,
    type,
    parameters: [{ id: 0, name, type: string }],
    body: gives(...body),
  });
  const apply = (value: Expression, argument: Expression): Expression => ({
    kind: 'invoke',
    id: 0,
    type: integer,
    function: value,
    arguments: [argument],
  });
  const toLength = variable('toLength', stringToInteger);
  const [char, double] = [table.primitive('char'), table.classType('Double')];
  const limit: Expression = { kind: 'staticField', id: 0, owner: 'Shape', name: 'LIMIT', type: int };
  const applied = apply(lambda(stringToInteger, 'unread', literal(integer, 1)), literal(string, 'f'));
  const array: Expression = { kind: 'array', id: 5, type: table.array(char), elements: [literal(char, "'")] };
  return [
    local('total', int, literal(int, 1), true),
    local('toLength', stringToInteger, {
      kind: 'reference',
      id: 0,
      type: stringToInteger,
      callee: { kind: 'function' },
      name: 'length',
    }),
    local(
      'folder',
      fold,
      lambda(fold, 'from', apply(toLength, variable('copy', string)), local('copy', string, variable('from', string))),
    ),
    {
      kind: 'if',
      id: 0,
      condition: binary(boolean, '<', [variable('total', int), limit]),
      then: { statements: [{ kind: 'assign', id: 0, target: variable('total', int), value: applied }] },
      otherwise: {
        statements: [
          { kind: 'evaluate', id: 5, expression: array },
          { kind: 'evaluate', id: 6, expression: make(classOf('Apart', double), literal(double, 1)) },
        ],
      },
    },
  ];
}

function product({ int }: SampleTypes): Expression {
  const count: Expression = {
    kind: 'call',
    id: 0,
    callee: { kind: 'static', owner: 'Outer' },
    name: 'count',
    typeArguments: [],
    arguments: [{ value: literal(int, 1) }, { value: literal(int, 2) }],
    type: int,
  };
  return binary(int, '*', [binary(int, '-', [count, literal(int, 1)]), variable('total', int)]);
}

function binary(
  type: Type,
  operator: '+' | '-' | '*' | '<',
  [left, right]: readonly [Expression, Expression],
): Expression {
  return { kind: 'binary', id: 0, type, operator, left, right };
}
