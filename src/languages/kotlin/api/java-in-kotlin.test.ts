import { expect, test } from 'vitest';
import type { ApiClass } from '../../../model/library/api-class.js';
import type { ApiType } from '../../../model/library/api-type.js';
import { classOf, sampleClass, sampleLibrary, sampleMethod } from '../../../model/library/sample-api.js';
import { javaInKotlin } from './java-in-kotlin.js';

const int: ApiType = { kind: 'primitive', name: 'int' };
const none: ApiType = { kind: 'primitive', name: 'void' };

const library = sampleLibrary([
  sampleClass('java.util.List', {
    form: 'interface',
    typeParameters: [{ name: 'java.util.List.E', variance: 'invariant', bounds: [] }],
    supertypes: [classOf('java.io.Serializable')],
    methods: [sampleMethod('java.util.List.size()', [], int)],
  }),
  sampleClass('java.util.ArrayList', {
    typeParameters: [{ name: 'java.util.ArrayList.E', variance: 'invariant', bounds: [] }],
    supertypes: [classOf('java.util.List', { kind: 'parameter', name: 'java.util.ArrayList.E' })],
    methods: [
      sampleMethod('java.util.ArrayList.size()', [], int),
      sampleMethod('java.util.ArrayList.trimToSize()', [], none),
    ],
  }),
  sampleClass('lib.Tools', {
    methods: [
      sampleMethod('lib.Tools.sum(int[])', [{ kind: 'array', element: int }], int),
      sampleMethod('lib.Tools.when()', [], int),
      sampleMethod('lib.Tools.all(List)', [classOf('java.util.List', classOf('java.lang.Integer'))], int),
    ],
  }),
]);

const { classes, skipped } = javaInKotlin(library);

function named(name: string): ApiClass {
  const found = classes.find((each) => each.name === name);
  if (!found) throw new Error(`no ${name} among ${classes.map((each) => each.name).join(', ')}`);
  return found;
}

test('a class that Kotlin maps to its own has the name of that, and nothing that is declared in Java', () => {
  const { methods, supertypes, sealed } = named('kotlin.collections.MutableList');
  expect(methods).toEqual([]);
  expect(supertypes).toEqual([]);
  expect(sealed).toBe(true);
});

test('a class below it keeps what has no other name in Kotlin', () => {
  const { methods, supertypes } = named('java.util.ArrayList');
  expect(methods.map(({ name }) => name)).toEqual(['trimToSize']);
  expect(supertypes.map(({ name }) => name)).toEqual(['kotlin.collections.MutableList']);
});

test('types are those of Kotlin, and what it cannot write or has no values for is skipped by reason', () => {
  const [all] = named('lib.Tools').methods;
  expect(all?.parameters[0]?.type).toEqual(classOf('kotlin.collections.MutableList', classOf('kotlin.Int')));
  expect(all?.result).toEqual(classOf('kotlin.Int'));
  expect(skipped.filter((each) => each.in === 'lib.Tools').map(({ name, reason }) => [name, reason])).toEqual([
    ['sum', 'an array of a primitive type'],
    ['when', 'a name that is a keyword of Kotlin'],
  ]);
});

test('a library that was read in the terms of Kotlin stays as it is', () => {
  const own = { ...library, dialect: 'kotlin' as const };
  expect(javaInKotlin(own)).toBe(own);
});
