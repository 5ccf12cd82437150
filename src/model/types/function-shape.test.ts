import { expect, test } from 'vitest';
import { functionShape, lambdaShape } from './function-shape.js';
import { declareType } from './hierarchy.js';
import { sampleHierarchy } from './testing.js';
import type { TypeArgument } from './type.js';

const hierarchy = sampleHierarchy();
const { table } = hierarchy;
const [animal, dog] = [table.classType('Animal'), table.classType('Dog')];
const from = { name: 'Mapper.A', variance: 'invariant', bound: animal } as const;
const to = { name: 'Mapper.B', variance: 'invariant' } as const;
const functional = { name: 'map', parameters: [table.parameter(from.name)], result: table.parameter(to.name) };
declareType(hierarchy, { name: 'Mapper', parameters: [from, to], supertypes: [], functional });
const mapper = (...args: readonly TypeArgument[]) => table.classType('Mapper', args);

test('a lambda has the function type of the interface without projections (JLS 9.9)', () => {
  expect(lambdaShape(hierarchy, mapper(table.projection('in', dog), table.projection('out', animal)))).toEqual({
    parameters: [dog],
    result: animal,
  });
  expect(lambdaShape(hierarchy, mapper(table.star, table.star))).toEqual({ parameters: [animal], result: table.top });
});

test('there is no such type where a bound mentions a type parameter, or for other types', () => {
  const self = table.parameter('Sorter.T');
  const parameters = [{ name: 'Sorter.T', variance: 'invariant', bound: table.classType('Ordered', [self]) }] as const;
  declareType(hierarchy, { name: 'Sorter', parameters, supertypes: [], functional: { ...functional, parameters: [] } });
  expect(lambdaShape(hierarchy, table.classType('Sorter', [table.star]))).toBeUndefined();
  expect(lambdaShape(hierarchy, table.classType('Box', [dog]))).toBeUndefined();
});

test('a function with projections takes what is below, and gives what is above', () => {
  expect(functionShape(hierarchy, mapper(table.projection('in', dog), table.projection('in', dog)))).toEqual({
    parameters: [dog],
    result: table.top,
  });
  expect(functionShape(hierarchy, mapper(table.projection('out', dog), dog))).toBeUndefined();
});
