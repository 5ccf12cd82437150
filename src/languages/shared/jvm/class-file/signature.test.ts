import { expect, it } from 'vitest';
import { Damaged } from '../../../../core/byte-reader.js';
import { classSignature, fieldSignature, methodSignature } from './signature.js';

it('reads type parameters with several bounds, and supertypes', () => {
  const signature = classSignature('<T:Ljava/lang/Object;:Ljava/lang/Comparable<-TT;>;R::La/I;>La/B<TT;>;La/I;');
  const variable = { kind: 'variable', name: 'T' };
  const comparable = {
    kind: 'class',
    name: 'java/lang/Comparable',
    args: [{ wildcard: '-', type: variable }],
    outerArgs: false,
  };
  const plain = (name: string) => ({ kind: 'class', name, args: [], outerArgs: false });
  expect(signature.parameters).toEqual([
    { name: 'T', bounds: [plain('java/lang/Object'), comparable] },
    { name: 'R', bounds: [plain('a/I')] },
  ]);
  expect(signature.supertypes).toEqual([{ ...plain('a/B'), args: [{ wildcard: '', type: variable }] }, plain('a/I')]);
});

it('reads methods with arrays, wildcards and exceptions', () => {
  const { parameters, result, throws, typeParameters } = methodSignature(
    '<E:Ljava/lang/Exception;>([[ILjava/util/Map<*+TE;>.Entry;)V^TE;',
  );
  expect(typeParameters.map(({ name }) => name)).toEqual(['E']);
  expect(parameters[0]).toEqual({
    kind: 'array',
    element: { kind: 'array', element: { kind: 'primitive', name: 'int' } },
  });
  expect(parameters[1]).toEqual({ kind: 'class', name: 'java/util/Map$Entry', args: [], outerArgs: true });
  expect(result).toEqual({ kind: 'primitive', name: 'void' });
  expect(throws).toEqual([{ kind: 'variable', name: 'E' }]);
});

it.each(['', 'L', 'La/B', 'La/B<', 'La/B<*', 'TT', 'X', 'II', '[', `${'['.repeat(5000)}I`])(
  'a field of the type %s is damaged',
  (text) => {
    expect(() => fieldSignature(text)).toThrow(Damaged);
  },
);

it.each(['', '(', '()', '(I', '(I)', '(I)V^', '<T>()V', '<T:()V', 'I'])(
  'a method of the type %s is damaged',
  (text) => {
    expect(() => methodSignature(text)).toThrow(Damaged);
  },
);
