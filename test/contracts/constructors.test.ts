import { expect, test } from 'vitest';
import {
  declaration,
  fieldOf,
  gives,
  literal,
  method,
  parameter,
  programOf,
  typeParameter,
  variable,
} from '../../src/model/program/building.js';
import type { ConstructorDeclaration, Program } from '../../src/model/program/program.js';
import { createTypeTable } from '../../src/model/types/type-table.js';
import { languages } from '../../src/registry.js';

const table = createTypeTable();
const text = table.classType('String');
const [item, own] = [table.parameter('Box.T'), table.parameter('Box.further.U')];

// A class whose second constructor takes one value, and any number of texts.
function sample(language: string, generic: boolean): Program {
  const further: ConstructorDeclaration = {
    id: 0,
    name: 'further',
    typeParameters: generic ? [typeParameter(own.name, item)] : [],
    parameters: [
      parameter('one', generic ? own : item),
      ...['two', 'three'].map((name) => parameter(name, text)),
      parameter('more', text, true),
    ],
    arguments: [variable('one', generic ? own : item), literal(text, 'a')],
  };
  const box = declaration('Box', {
    typeParameters: [typeParameter(item.name)],
    fields: [fieldOf('item', item), fieldOf('label', text)],
    constructors: [further],
  });
  const type = table.classType('Box', [text]);
  const made = {
    kind: 'new',
    id: 0,
    type,
    by: { name: 'further', typeArguments: generic ? [text] : [] },
    arguments: ['b', 'c', 'd', 'e'].map((value) => literal(text, value)),
  } as const;
  return programOf(language, { classes: [box], functions: [method('use', type, { body: gives(made) })] });
}

async function printed(id: string, program: Program): Promise<string> {
  const model = (await languages[id]?.())?.model;
  return model?.print(program)[0]?.text ?? '';
}

test.each([
  [
    'java',
    true,
    '<U extends T> Box(U one, String two, String three, String... more) {\n        this(one, "a");',
    'new <String>Box<String>("b", "c", "d", "e")',
  ],
  [
    'groovy',
    false,
    "Box(T one, String two, String three, String... more) {\n        this(one, 'a')",
    "new Box<String>('b', 'c', 'd', 'e')",
  ],
  [
    'kotlin',
    false,
    'constructor(one: T, two: String, three: String, vararg more: String) : this(one, "a")',
    'Box<String>("b", "c", "d", "e")',
  ],
  [
    'scala',
    false,
    'def this(one: T, two: String, three: String, more: String*) = this(one, "a")',
    'new Box[String]("b", "c", "d", "e")',
  ],
] as const)('a further constructor is printed in %s', async (language, generic, declared, used) => {
  const program = sample(language, generic);
  expect(await printed(language, program)).toContain(declared);
  expect(await printed(language, program)).toContain(used);
});

test('a diamond leaves out the type arguments of a constructor too', async () => {
  const program = sample('java', true);
  const made = program.functions[0]?.body?.result;
  const shown = await printed('java', { ...program, omitted: [made?.id ?? 0] });
  expect(shown).toContain('new Box<>("b", "c", "d", "e")');
});

test('a class without fields has its first constructor written if there are others', async () => {
  const other = { id: 0, name: 'other', typeParameters: [], parameters: [parameter('one', text)], arguments: [] };
  const classes = [declaration('Box', { constructors: [other] })];
  expect(await printed('java', programOf('java', { classes }))).toContain(
    'Box() {}\n\n    Box(String one) {\n        this();',
  );
  expect(await printed('kotlin', programOf('kotlin', { classes }))).toContain('class Box() {\n');
});
