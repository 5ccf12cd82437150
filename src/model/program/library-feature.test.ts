import { expect, test } from 'vitest';
import { createTypeTable } from '../types/type-table.js';
import { declaration, gives, literal, method, parameter, typeParameter, variable } from './building.js';
import type { CallExpression, Expression } from './expression.js';
import type { LibraryClass } from './library-class.js';
import { libraryFeaturesOf } from './library-feature.js';
import type { ClassDeclaration, Program } from './program.js';

const table = createTypeTable();
const string = table.classType('String');
const item = table.parameter('lib.Order.E');
const plain = { package: 'lib', form: 'interface', supertypes: [], constructors: [], confusable: [] } as const;
const order = table.classType('lib.Order', [string]);
const [house, builder] = [table.classType('lib.House'), table.classType('lib.House.Builder')];
const library: LibraryClass[] = [
  {
    ...plain,
    name: 'lib.Order',
    typeParameters: [typeParameter('lib.Order.E')],
    methods: [method('rank(Object)', item, { parameters: [parameter('p1', item)] })],
  },
  { ...plain, name: 'lib.House', form: 'class', typeParameters: [], methods: [] },
  { ...plain, name: 'lib.House.Builder', form: 'class', typeParameters: [], methods: [] },
];

function features(value: Expression, classes: readonly ClassDeclaration[] = []): string[] {
  const program: Program = {
    version: 1,
    language: 'sample',
    name: 'sample',
    classes,
    functions: [method('test', value.type, { body: gives(value) })],
    variables: [],
    library,
  };
  return [...libraryFeaturesOf(program)];
}

function call(receiver: Expression, name: string, type = receiver.type, given: readonly Expression[] = []): Expression {
  const owner = receiver.type.kind === 'class' ? receiver.type.name : '';
  const made: CallExpression = {
    kind: 'call',
    id: 0,
    type,
    callee: { kind: 'object', receiver, owner },
    name,
    typeArguments: [],
    arguments: given.map((value) => ({ value })),
  };
  return made;
}

const text = literal(string, 'a');

test('a call of what a call gives is a chain, and one that ends in the class around a builder is a builder', () => {
  const started = variable('builder', builder);
  expect(features(call(started, 'windows()'))).toEqual([]);
  expect(features(call(call(started, 'windows()'), 'windows()'))).toEqual(['libraryChains']);
  expect(features(call(call(started, 'windows()'), 'build()', house))).toEqual(['libraryChains', 'libraryBuilders']);
  expect(features(call(call(started, 'order()', order), 'build()', house))).toEqual(['libraryChains']);
});

test('a method that overrides one of a type parameter needs a bridge, unless its class has that type parameter', () => {
  const inherits = (type: typeof order, taken: typeof string | typeof item) =>
    declaration('Client', {
      interfaces: [type],
      methods: [method('rank', taken, { overrides: true, parameters: [parameter('p1', taken)], body: gives(text) })],
    });
  expect(features(text, [inherits(order, string)])).toEqual(['libraryImplementations', 'bridgeMethods']);
  expect(features(text, [inherits(table.classType('lib.Order', [item]), item)])).toEqual(['libraryImplementations']);
});

test('a class below one of a library is a subclass of it, and a lambda may be given to a member for an interface', () => {
  expect(features(text, [declaration('Client', { superclass: { type: house, arguments: [] } })])).toEqual([
    'librarySubclasses',
  ]);
  const lambda: Expression = {
    kind: 'lambda',
    id: 0,
    type: order,
    parameters: [{ id: 0, name: 'a', type: string }],
    body: gives(text),
  };
  expect(features(call(variable('builder', builder), 'with(Order)', builder, [lambda]))).toEqual(['libraryLambdas']);
});
