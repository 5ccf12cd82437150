import { expect, test } from 'vitest';
import { declaration, gives, method, parameter, programOf, typeParameter } from '../../../model/program/building.js';
import type { TypeArgument } from '../../../model/types/type.js';
import { createTypeTable } from '../../../model/types/type-table.js';
import { dropProjections, projectionsIn } from './projections.js';

test('the type within a projection stands in its place, wherever the projection is', () => {
  const table = createTypeTable();
  const text = table.classType('String');
  const [out, star] = [table.projection('out', text), table.star];
  const box = (arg: TypeArgument) => table.classType('Box', [arg]);
  const t = table.parameter('open.T');
  const program = programOf('none', {
    classes: [declaration('Box', { typeParameters: [typeParameter('Box.T')] })],
    functions: [
      method('open', box(star), { typeParameters: [typeParameter('open.T')], parameters: [parameter('box', box(t))] }),
      method('run', box(star), {
        parameters: [parameter('given', box(out))],
        body: gives({
          kind: 'call',
          id: 0,
          type: box(star),
          callee: { kind: 'function' },
          name: 'open',
          typeArguments: [out],
          arguments: [{ value: { kind: 'variable', id: 0, type: box(out), name: 'given' } }],
        }),
      }),
    ],
  });
  expect(projectionsIn(program)).toEqual([star, out]);
  const [, run] = dropProjections(program, [out], table).functions;
  expect(run?.parameters[0]?.type).toBe(box(text));
  expect(run?.result).toBe(box(star));
  expect(run?.body?.result).toMatchObject({ typeArguments: [text] });
});
