import { expect, test } from 'vitest';
import { createTypeTable } from '../types/type-table.js';
import { declaration, gives, literal, make, method, programOf, typeParameter, variable } from './building.js';
import { shapeOf } from './program-shape.js';

test('leaves, constants, depth and type parameters of a program are measured', () => {
  const table = createTypeTable();
  const box = table.classType('Box');
  const nothing = { kind: 'constant', id: 0, type: box } as const;
  const program = programOf('fake', {
    classes: [declaration('Box', { typeParameters: [typeParameter('Box.T'), typeParameter('Box.U')] })],
    functions: [
      method('one', box, { body: gives(make(box, make(box, nothing), variable('x', box))) }),
      method('two', box, { body: gives(literal(box, 1)) }),
      method('three', box),
    ],
  });
  expect(shapeOf(program)).toEqual({ results: 2, leafResults: 1, constants: 1, depth: 3, typeParameters: 2 });
});
