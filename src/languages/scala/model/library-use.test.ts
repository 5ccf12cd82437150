import { expect, test } from 'vitest';
import type { ApiType } from '../../../model/library/api-type.js';
import { classOf, parameterOf, sampleClass, sampleLibrary, sampleMethod } from '../../../model/library/sample-api.js';
import { createTypeTable } from '../../../model/types/type-table.js';
import { libraryUse } from './library-use.js';

const int: ApiType = { kind: 'primitive', name: 'int' };
const object = classOf('java.lang.Object');
const own = parameterOf('lib.Tools.sort(Object[]).T');

const library = sampleLibrary([
  sampleClass('lib.Tools', {
    methods: [
      sampleMethod('lib.Tools.is(Object,int)', [object, int], int),
      sampleMethod('lib.Tools.all()', [], classOf('lib.Tools', object)),
      sampleMethod('lib.Tools.sort(Object[])', [{ kind: 'array', element: own }], int),
      sampleMethod('lib.Tools.match()', [], int),
    ],
  }),
]);

test('numbers are classes of Scala, and what would be of another type there is skipped by reason', () => {
  const adapted = libraryUse.adapt?.(library);
  expect(adapted?.classes[0]?.methods.map(({ name, result }) => [name, result])).toEqual([
    ['is', classOf('scala.Int')],
  ]);
  expect(adapted?.skipped.map(({ name, reason }) => [name, reason])).toEqual([
    ['all', 'Object as a part of another type'],
    ['sort', 'an array of a type parameter'],
    ['match', 'a name that is a keyword of Scala'],
  ]);
});

test('numbers and their boxes may be converted into each other, and into what is above these', () => {
  const table = createTypeTable();
  const converts = (from: string, to: string) => libraryUse.converts?.(table.classType(from), table.classType(to));
  expect(converts('Int', 'java.lang.Integer')).toBe(true);
  expect(converts('Int', 'java.io.Serializable')).toBe(true);
  expect(converts('java.lang.Long', 'Long')).toBe(true);
  expect(converts('Int', 'java.util.List')).toBe(false);
  expect(converts('java.util.List', 'Int')).toBe(false);
});
