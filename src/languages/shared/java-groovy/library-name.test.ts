import { expect, test } from 'vitest';
import type { LibraryClass } from '../../../model/program/library-class.js';
import { declaration, programOf } from '../../../model/program/building.js';
import { indexProgram } from '../../../model/program/program-index.js';
import { libraryName } from './library-name.js';

function ofLibrary(from: string, name: string): LibraryClass {
  const empty = { typeParameters: [], supertypes: [], constructors: [], methods: [], confusable: [] };
  return { name, package: from, form: 'class', ...empty };
}

function namesOf(...classes: readonly LibraryClass[]) {
  const program = { ...programOf('java', { classes: [declaration('Own', {})] }), library: classes };
  const names = { index: indexProgram(program), imports: new Set<string>(), programClass: 'Main' };
  return { shown: classes.map((each) => libraryName(names, each)), imports: [...names.imports] };
}

test('a class is imported, and one within it is written with it', () => {
  const { shown, imports } = namesOf(
    ofLibrary('java.util', 'java.util.Map.Entry'),
    ofLibrary('java.util', 'java.util.Map'),
  );
  expect(shown).toEqual(['Map.Entry', 'Map']);
  expect(imports).toEqual(['java.util.Map']);
});

test('where another class has the name, it is written in full', () => {
  const { shown, imports } = namesOf(
    ofLibrary('java.util', 'java.util.List'),
    ofLibrary('java.awt', 'java.awt.List'),
    ofLibrary('lib', 'lib.String'),
    ofLibrary('lib', 'lib.Own'),
    ofLibrary('lib', 'lib.Main'),
    ofLibrary('lib', 'lib.Module'),
    ofLibrary('java.lang', 'java.lang.Module'),
  );
  expect(shown).toEqual(['List', 'java.awt.List', 'lib.String', 'lib.Own', 'lib.Main', 'lib.Module', 'Module']);
  expect(imports).toEqual(['java.util.List']);
});

test('a class that the language has a name for is called by it', () => {
  const { shown, imports } = namesOf(ofLibrary('java.lang', 'String'), ofLibrary('java.util.function', 'Function'));
  expect(shown).toEqual(['String', 'Function']);
  expect(imports).toEqual(['java.util.function.Function']);
});
