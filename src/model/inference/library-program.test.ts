import { expect, test } from 'vitest';
import { plainProfile } from './sample-figures.js';
import { isSubtype } from '../types/subtype.js';
import { createTypeTable } from '../types/type-table.js';
import { gives, literal, method, parameter, typeParameter } from '../program/building.js';
import type { CallExpression } from '../program/expression.js';
import { decodeProgram, encodeProgram } from '../program/json.js';
import { type LibraryClass, memberLabel } from '../program/library-class.js';
import { libraryUses } from '../program/library-uses.js';
import type { Program } from '../program/program.js';
import { programTypes } from '../program/program-hierarchy.js';
import { calledMethods, indexProgram } from '../program/program-index.js';

const table = createTypeTable();
const string = table.classType('String');
const item = table.parameter('lib.List.E');
const plain = {
  package: 'lib',
  form: 'interface',
  supertypes: [],
  constructors: [],
  methods: [],
  confusable: [],
} as const;
const library: LibraryClass[] = [
  { ...plain, name: 'lib.Bag', typeParameters: [typeParameter('lib.Bag.E')] },
  {
    ...plain,
    name: 'lib.List',
    typeParameters: [typeParameter('lib.List.E')],
    supertypes: [table.classType('lib.Bag', [item])],
    methods: [
      method('of(Object)', table.classType('lib.List', [item]), { static: true, parameters: [parameter('p1', item)] }),
    ],
  },
];
const list = table.classType('lib.List', [string]);
const call: CallExpression = {
  kind: 'call',
  id: 1,
  type: list,
  callee: { kind: 'static', owner: 'lib.List' },
  name: 'of(Object)',
  typeArguments: [],
  arguments: [{ value: literal(string, 'a') }],
};
const program: Program = {
  version: 1,
  language: 'sample',
  name: 'sample',
  classes: [],
  functions: [method('test', list, { body: gives(call) })],
  variables: [],
  library,
};

test('what a program uses of a library is stored with it, and its types are known again', () => {
  const other = createTypeTable();
  const read = decodeProgram(encodeProgram(program), other);
  const { hierarchy } = programTypes(read, plainProfile(), other);
  const [texts, bag] = ['lib.List', 'lib.Bag'].map((name) => other.classType(name, [other.classType('String')]));
  expect(texts && bag && isSubtype(hierarchy, texts, bag)).toBe(true);
  expect(texts && bag && isSubtype(hierarchy, bag, texts)).toBe(false);
  expect(calledMethods(indexProgram(read), call).map(({ name }) => name)).toEqual(['of(Object)']);
});

test('the name of a method of a library is shown without what tells overloads apart', () => {
  expect(['of(Object)', 'of()', 'plain'].map(memberLabel)).toEqual(['of', 'of', 'plain']);
});

test('the members that a program uses are counted with the types of their uses', () => {
  const { members, sequences } = libraryUses(program);
  expect([...members]).toEqual(['lib.List.of(Object)']);
  expect([...sequences]).toEqual(['lib.List.of(Object): -, String, lib.List<String>']);
  expect(libraryUses({ ...program, library: [] }).members.size).toBe(0);
});
