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
import type { Expression, MatchCase } from '../../src/model/program/expression.js';
import type { Program } from '../../src/model/program/program.js';
import { createTypeTable } from '../../src/model/types/type-table.js';
import { languages } from '../../src/registry.js';

const table = createTypeTable();
const loaded = await Promise.all(Object.values(languages).map((load) => load()));
const [text, number] = [table.classType('String'), table.classType('Int')];

// What the program of a language must show, whatever else it shows; a language that is not named does not have it.
function expectShown(program: (language: string) => Program, shown: Readonly<Record<string, readonly string[]>>): void {
  const known = loaded.filter(({ id, model }) => model && shown[id]);
  expect(known.map(({ id }) => id).toSorted()).toEqual(Object.keys(shown).toSorted());
  for (const { id, model } of known) {
    const printed = model?.print(program(id)).map((file) => file.text) ?? [];
    for (const line of shown[id] ?? []) expect(printed.join('\n')).toContain(line);
  }
}

test('several bounds of a type parameter', () => {
  const bounds = table.intersection([table.classType('Base'), table.classType('Named')]);
  const [held, given] = [table.parameter('Box.T'), table.parameter('get.U')];
  const get = method('get', given, {
    typeParameters: [typeParameter('get.U', bounds)],
    parameters: [parameter('given', given)],
    body: gives(variable('given', given)),
  });
  const box = declaration('Box', {
    typeParameters: [typeParameter('Box.T', bounds)],
    fields: [fieldOf('held', held)],
    methods: [get],
  });
  const named = ['Base', 'Named'].map((name) => declaration(name, { form: 'interface' }));
  expectShown((language) => programOf(language, { classes: [...named, box] }), {
    java: ['class Box<T extends Base & Named> {', '<U extends Base & Named> U get(U given)'],
    groovy: ['class Box<T extends Base & Named> {', '<U extends Base & Named> U get(U given)'],
    kotlin: [
      'class Box<T>(val held: T) where T : Base, T : Named {',
      'fun <U> get(given: U): U where U : Base, U : Named = given',
    ],
    scala: ['class Box[T <: Base & Named](val held: T) {', 'def get[U <: Base & Named](given: U): U ='],
    typescript: ['class Box<T extends Base & Named> {', 'get<U extends Base & Named>(given: U): U {'],
  });
});

test('an enum, and a match over all its constants', () => {
  const color = table.classType('Color');
  const hasFields = (language: string) => language !== 'typescript';
  const constant = (name: string, language: string) => ({
    ...{ id: 0, name },
    arguments: hasFields(language) ? [literal(text, name.toLowerCase())] : [],
  });
  const names = ['RED', 'BLUE'];
  const cases = names.map((name): MatchCase => ({ pattern: { kind: 'constant', type: color, name }, value: red }));
  const program = (language: string) =>
    programOf(language, {
      classes: [
        declaration('Color', {
          form: 'enum',
          fields: hasFields(language) ? [fieldOf('label', text)] : [],
          constants: names.map((name) => constant(name, language)),
        }),
      ],
      functions: [
        method('swap', color, {
          parameters: [parameter('given', color)],
          body: gives({ kind: 'match', id: 0, type: color, subject: variable('given', color), cases }),
        }),
      ],
    });
  expectShown(program, {
    java: ['enum Color {', 'RED("red"),', 'BLUE("blue");', 'case RED -> Color.RED;', 'case BLUE -> Color.RED;'],
    groovy: ['enum Color {', "RED('red'),", "BLUE('blue');", 'case Color.RED -> Color.RED', 'default -> Color.RED'],
    kotlin: ['enum class Color(val label: String) {', 'RED("red"),', 'Color.BLUE -> Color.RED'],
    scala: ['enum Color(val label: String) {', 'case RED extends Color("red")', 'case Color.BLUE => Color.RED'],
    typescript: ['enum Color {', "RED = 'red',", '(given as Color) === Color.RED ? Color.RED : Color.RED'],
  });
});

const red: Expression = { kind: 'staticField', id: 0, owner: 'Color', name: 'RED', type: table.classType('Color') };

test('a match over a sealed class with type arguments', () => {
  const [shape, leaf, branch] = ['Shape', 'Leaf', 'Branch'].map((name) => ({ name, type: of(name, number) }));
  const cases = [leaf, branch].map((each): MatchCase => {
    const type = each?.type ?? shape?.type;
    if (!type) throw new Error('no case');
    return { pattern: { kind: 'type', type, binding: `of${type.name}` }, value: variable(`of${type.name}`, type) };
  });
  const below = ['Leaf', 'Branch'].map((name) =>
    declaration(name, {
      typeParameters: [typeParameter(`${name}.T`)],
      interfaces: [table.classType('Shape', [table.parameter(`${name}.T`)])],
    }),
  );
  const type = of('Shape', number);
  const program = (language: string) =>
    programOf(language, {
      classes: [
        declaration('Shape', { form: 'interface', sealed: true, typeParameters: [typeParameter('Shape.T')] }),
        ...below,
      ],
      functions: [
        method('same', type, {
          parameters: [parameter('given', type)],
          body: gives({ kind: 'match', id: 0, type, subject: variable('given', type), cases }),
        }),
      ],
    });
  expectShown(program, {
    java: ['given instanceof Leaf<Int> ofLeaf ? ofLeaf : ((Branch<Int>) given)'],
    groovy: ['given instanceof Leaf', '((Leaf<Int>) (Shape<Int>) given)'],
    kotlin: ['is Leaf<Int> -> given', 'is Branch<Int> -> given'],
    scala: ['case ofLeaf: Leaf[Int] => ofLeaf', 'case ofBranch: Branch[Int] => ofBranch'],
    typescript: ['given instanceof Leaf ? given as Leaf<Int> : given as Branch<Int>'],
  });
});

function of(name: string, arg: typeof number) {
  return table.classType(name, [arg]);
}

test('an alias stands for every type that is its own, except for what is made or inherited', () => {
  const own = table.parameter('Pair.T');
  const pair = declaration('Box', {
    typeParameters: [typeParameter('Box.T'), typeParameter('Box.U')],
    fields: [fieldOf('held', table.parameter('Box.T'))],
  });
  const type = table.classType('Box', [number, text]);
  const get = method('get', type, {
    parameters: [parameter('given', type)],
    body: gives({ kind: 'new', id: 0, type, arguments: [literal(number, 1)] }),
  });
  const alias = {
    id: 99,
    name: 'Pair',
    typeParameters: [typeParameter('Pair.T')],
    type: table.classType('Box', [own, text]),
  };
  expectShown((language) => ({ ...programOf(language, { classes: [pair], functions: [get] }), aliases: [alias] }), {
    kotlin: ['typealias Pair<T> = Box<T, String>', 'fun get(given: Pair<Int>): Pair<Int> = Box<Int, String>(1)'],
    scala: ['type Pair[T] = Box[T, String]', 'def get(given: Pair[Int]): Pair[Int] = new Box[Int, String](1)'],
    typescript: [
      'type Pair<T> = Box<T, String>;',
      'function get(given: Pair<Int>): Pair<Int> {',
      'new Box<Int, String>(1)',
    ],
  });
});

test('a value whose type has a function as its bound is invoked', () => {
  const type = table.parameter('run.T');
  const program = (language: string) => {
    const isJava = language === 'java' || language === 'groovy';
    const bound = isJava ? table.classType('Function', [text, number]) : table.functionType([text], number);
    const invoked = { kind: 'invoke', id: 0, type: number, function: variable('given', type) } as const;
    const run = method('run', number, {
      typeParameters: [typeParameter('run.T', bound)],
      parameters: [parameter('given', type)],
      body: gives({ ...invoked, arguments: [literal(text, 'a')] }),
    });
    return programOf(language, { functions: [run] });
  };
  expectShown(program, {
    java: ['<T extends Function<String, Int>> Int run(T given)', 'return given.apply("a");'],
    groovy: ['<T extends Function<String, Int>> Int run(T given)', "return given.apply('a')"],
    kotlin: ['fun <T : (String) -> Int> run(given: T): Int = given("a")'],
    scala: ['def run[T <: String => Int](given: T): Int = given.apply("a")'],
    typescript: ['function run<T extends (a: String) => Int>(given: T): Int {', "return given('a');"],
  });
});

test('big numbers', () => {
  const names: Readonly<Record<string, readonly [string, string]>> = {
    java: ['BigInteger', 'BigDecimal'],
    groovy: ['BigInteger', 'BigDecimal'],
    scala: ['BigInt', 'BigDecimal'],
  };
  const program = (language: string) => {
    const functions = (names[language] ?? []).map((name, i) => {
      const type = table.classType(name);
      return method(`give${i}`, type, { body: gives(literal(type, i === 0 ? -3 : 2)) });
    });
    return programOf(language, { functions });
  };
  expectShown(program, {
    java: ['import java.math.BigInteger;', 'BigInteger.valueOf(-3L);', 'BigDecimal.valueOf(2);'],
    groovy: ['import java.math.BigInteger', 'return -3G', 'return 2.0G'],
    scala: ['BigInt(-3)', 'BigDecimal(2)'],
  });
});
