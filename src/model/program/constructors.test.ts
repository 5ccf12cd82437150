import { expect, test } from 'vitest';
import { createTypeTable } from '../types/type-table.js';
import { declaration, fieldOf, parameter } from './building.js';
import { constructorBy, constructorsTaking, parameterAt } from './constructors.js';

const table = createTypeTable();
const [text, int] = [table.classType('String'), table.classType('Int')];
const further = {
  id: 1,
  name: 'further',
  typeParameters: [],
  parameters: [parameter('a', int), parameter('b', int), parameter('more', text, true)],
  arguments: [],
};
const box = declaration('Box', { fields: [fieldOf('label', text)], constructors: [further] });

test('a vararg parameter takes any number of arguments', () => {
  expect([0, 1, 2, 5].map((count) => constructorsTaking(box, count).length)).toEqual([0, 1, 1, 1]);
  expect(constructorsTaking(box, 5)).toEqual([further]);
  expect([0, 2, 4].map((at) => parameterAt(further, at))).toEqual([int, text, text]);
});

test('an object is made by the constructor that it names, or by the one for all fields', () => {
  expect(constructorBy(box, { name: 'further' })).toBe(further);
  const first = constructorBy(box, undefined);
  expect([parameterAt(first, 0), parameterAt(first, 1)]).toEqual([text, undefined]);
});
