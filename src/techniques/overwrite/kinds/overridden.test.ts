import { expect, test } from 'vitest';
import { createRandom } from '../../../core/random.js';
import { type Figure, figure, plainProfile } from '../../../model/inference/sample-figures.js';
import { declaration, gives, literal, make, method, typeParameter } from '../../../model/program/building.js';
import type { Profile } from '../../../model/program/profile.js';
import type { Injection } from '../fault.js';
import { subjectOf } from '../sample-subject.js';
import { weakerAccess } from './modifiers.js';
import { overriddenResult } from './overridden.js';

// `interface Maker<T> { give(): Box<String>; make(): T }`, and a class with both methods for T = String, in which
// another Box is used.
function makers(tolerates: Profile['tolerates']): Figure {
  return figure({ ...plainProfile(), tolerates }, (table) => {
    const string = table.classType('String');
    const box = table.classType('Box', [string]);
    const others = table.classType('Box', [table.classType('Main')]);
    return {
      classes: [
        declaration('Box', { typeParameters: [typeParameter('Box.T')] }),
        declaration('Maker', {
          form: 'interface',
          typeParameters: [typeParameter('Maker.T')],
          methods: [method('give', box), method('make', table.parameter('Maker.T'))],
        }),
        declaration('Main', {
          interfaces: [table.classType('Maker', [string])],
          methods: [
            method('give', box, { overrides: true, body: gives(make(box)) }),
            method('other', others, { body: gives(make(others)) }),
            method('make', string, { overrides: true, body: gives(literal(string, 'a')) }),
          ],
        }),
      ],
    };
  });
}

function reasons(injection: Injection, tolerates: Profile['tolerates']): Set<string | undefined> {
  return new Set(
    Array.from({ length: 60 }, (_, i) => injection.inject(subjectOf(makers(tolerates), createRandom(`${i}`)))?.reason),
  );
}

function weakened(tolerates: Profile['tolerates']): Set<string> {
  const names = Array.from({ length: 20 }, (_, i) => {
    const { program } = weakerAccess.inject(subjectOf(makers(tolerates), createRandom(`${i}`))) ?? {};
    return program?.classes.flatMap(({ methods }) => methods).find(({ access }) => access === 'protected')?.name;
  });
  return new Set(names.map(String));
}

test('results with other type arguments are no faults where nobody looks at them', () => {
  const other = 'an overriding method with a wrong result: type arguments';
  expect(reasons(overriddenResult, {})).toContain(other);
  const tolerated = reasons(overriddenResult, { overriddenTypeArguments: 'as in Groovy' });
  expect(tolerated).not.toContain(other);
  expect(tolerated).toContain('an overriding method with a wrong result: class');
});

test('a method that is erased otherwise than that of its interface may have weaker access, if the language says so', () => {
  expect(weakened({})).toEqual(new Set(['give', 'make']));
  expect(weakened({ accessBelowGenerics: 'as in Groovy' })).toEqual(new Set(['give']));
});
