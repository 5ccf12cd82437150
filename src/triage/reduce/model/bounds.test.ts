import { expect, test } from 'vitest';
import { declaration, programOf, typeParameter } from '../../../model/program/building.js';
import { createTypeTable } from '../../../model/types/type-table.js';
import { boundsIn, dropBounds } from './bounds.js';

test('of several bounds each can go, and with the last one there is none', () => {
  const table = createTypeTable();
  const bounds = ['Left', 'Right'].map((name) => table.classType(name));
  const box = declaration('Box', { typeParameters: [typeParameter('Box.T', table.intersection(bounds))] });
  const program = programOf('none', { classes: [box] });
  const found = boundsIn(program);
  expect(found.map(({ type }) => type)).toEqual(bounds);
  const left = (dropped: typeof found) => dropBounds(program, dropped, table).classes[0]?.typeParameters[0];
  expect(left(found.slice(0, 1))?.bound).toBe(bounds[1]);
  expect(left(found)).toEqual({ name: 'Box.T', variance: 'invariant' });
});
