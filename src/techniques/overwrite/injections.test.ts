import { expect, test } from 'vitest';
import { createRandom } from '../../core/random.js';
import { decodeProgram, encodeProgram, isType } from '../../model/program/json.js';
import type { Program } from '../../model/program/program.js';
import { typeLabel } from '../../model/types/label.js';
import { injections } from './injections.js';
import { makeWrong } from './make-wrong.js';
import { faultySample } from './sample-program.js';
import { subjectOf } from './sample-subject.js';

const figure = faultySample();

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

// The first part of a program that is another one: where it is, what it was and what it is now.
function difference(before: unknown, after: unknown, path: readonly string[] = []): string | undefined {
  if (before === after) return undefined;
  if (!isPart(before) || !isPart(after) || isType(before) || before.kind !== after.kind)
    return `${path.join('.')}: ${label(before)} -> ${label(after)}`;
  for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const found = key === 'id' ? undefined : difference(before[key], after[key], [...path, key]);
    if (found) return found;
  }
  return undefined;
}

function label(value: unknown): string {
  if (!isPart(value)) return String(value);
  if (isType(value)) return typeLabel(value);
  const words = [value.kind, value.name].filter((word) => typeof word === 'string').join(' ');
  return isPart(value.type) && isType(value.type) ? `${words} of ${typeLabel(value.type)}` : words;
}

test('each fault is one change of a program that has a place for it', () => {
  const changes = injections.map((injection) => {
    const { fault } = injection;
    for (let i = 0; i < 40; i++) {
      const wronged = injection.inject(subjectOf(figure, createRandom(`${fault} ${i}`)));
      if (wronged) return `${fault} | ${wronged.reason} | ${difference(figure.program, wronged.program) ?? 'nothing'}`;
    }
    return `${fault} | no place`;
  });
  expect(changes).toMatchInlineSnapshot(`
    [
      "variableType | a variable of a wrong type: built-in | functions.0.body.statements.7.variable.type: Leaf -> Integer",
      "resultType | a result of a wrong type: class | classes.1.methods.0.result: Leaf -> Root",
      "argument | an argument of a wrong type: class | functions.0.body.statements.8.expression.arguments.0.value: variable given of Leaf -> constant of Box<Leaf>",
      "assignment | an assignment of a wrong type: array | functions.0.body.statements.3.value: literal of int -> constant of Leaf[]",
      "lambdaResult | a result of a lambda of a wrong type: function | functions.0.body.statements.5.variable.value.body.result: variable given of Leaf -> constant of (Byte) -> Root",
      "arrayElement | an element of a wrong type: array | functions.0.body.statements.4.variable.value.elements.0: variable given of Leaf -> constant of Root[]",
      "defaultValue | a default value of a wrong type: array | functions.0.parameters.2.default.type: Leaf? -> Leaf[]",
      "superArgument | an argument of a superclass of a wrong type: built-in | classes.1.superclass.arguments.0: literal of int -> constant of Boolean",
      "branch | a branch of a wrong type: class | functions.0.body.result.then: variable given of Leaf -> constant of Box<Leaf>",
      "condition | a condition of a wrong type: class | functions.0.body.result.condition: literal of Boolean -> constant of Leaf",
      "operand | an operand of a wrong type | functions.0.body.statements.1.variable.value.right: literal of int -> constant of Root",
      "incomparable | no place",
      "wildcard | a projection for a type argument | functions.0.body.statements.0.variable.value: new of Box<Leaf> -> constant of Box<in Leaf>",
      "nullToPrimitive | null for a primitive value | functions.0.body.statements.2.variable.value: field weight of int -> null of bottom",
      "narrowing | a number of another class | classes.1.staticFields.0.value.type: Byte -> Integer",
      "nullable | a value that may be null where none may be | functions.0.body.statements.6.variable.value: orElse of Leaf -> variable maybe of Leaf?",
      "typeArgument | a wrong type argument of a new object: function | functions.0.body.statements.0.variable.value.type: Box<Leaf> -> Box<(Integer) -> Byte>",
      "bound | a type argument that is not within the bound | classes.4.typeParameters.0.bound: undefined -> Root",
      "unknownName | an unknown field | functions.0.body.statements.2.variable.value.name: weight -> missing44",
      "privateMember | a use of a private field | classes.0.fields.0.access: public -> private",
      "protectedMember | a call of a protected method | classes.4.methods.1.access: public -> protected",
      "finalVariable | a variable that is final is written | functions.0.body.statements.8: evaluate -> assign",
      "finalMethod | a method that overrides a final one | classes.0.methods.0.open: true -> false",
      "finalClass | a subclass of a final class | classes.0.open: true -> false",
      "missingAbstract | an abstract method in a class that is not | classes.2.form: abstract -> class",
      "newOfAbstract | a new object of an abstract class | classes.4.form: class -> abstract",
      "privateAbstract | a private abstract method | classes.2.methods.0.access: public -> private",
      "overridesNothing | a method that overrides nothing | classes.4.methods.0.overrides: false -> true",
      "missingOverride | a method that overrides another without saying so | classes.1.methods.0.overrides: true -> false",
      "weakerAccess | an overriding method with weaker access | classes.1.methods.0.access: public -> protected",
      "overriddenResult | an overriding method with a wrong result: projection | classes.2.methods.0.result: Leaf -> Box<in Leaf>",
      "missingMember | a class without a method that it must have | classes.3.methods.0: build -> undefined",
      "smartCast | a member of a class where the object is not of the class | functions.0.body.statements.10.variable.value.then: call build of Leaf -> variable given of Leaf",
      "flowType | a variable as what it held before it was written | functions.0.body.statements.13: evaluate -> assign",
      "argumentCount | there is an argument too many | functions.0.body.statements.8.expression.arguments.2: undefined -> ",
      "ambiguousOverload | a call that fits two overloads equally | functions.1: undefined -> choose90",
      "inapplicableOverload | an argument that fits no overload | functions.0.body.statements.9.expression.arguments.0.value: variable given of Leaf -> constant of String[]",
      "duplicateMethod | a method that is declared twice | classes.4.methods.2: undefined -> put",
      "duplicateField | a field that is declared twice | classes.1.staticFields.1: undefined -> limit of Byte",
      "duplicateVariable | a variable that is declared twice | functions.0.body.statements.1.variable.name: count -> held",
      "duplicateParameter | two parameters of one name | classes.4.methods.1.parameters.1.name: u -> t",
      "cyclicInheritance | classes that inherit from themselves | classes.2.superclass: undefined ->  of Twig",
      "missingResult | a method without its result | classes.1.methods.0.body.result: constant of Leaf -> undefined",
      "unreachableCode | a statement that cannot be reached | classes.5.methods.1.body.statements.0: undefined -> throw",
      "strayJump | a jump outside of all loops | classes.4.methods.1.body.statements.0: undefined -> if",
      "thrownValue | a thrown value that is no exception | classes.1.methods.0.body.statements.0: undefined -> if",
      "checkedException | a checked exception that is not declared | classes.4.methods.1.body.statements.0: undefined -> if",
    ]
  `);
});

test('a program with any fault can be stored and read', () => {
  for (const injection of injections) {
    const program = injection.inject(subjectOf(figure, createRandom('stored')))?.program;
    if (program) expect(stored(decodeProgram(encodeProgram(program)))).toEqual(stored(program));
  }
});

const stored = (program: Program): unknown => JSON.parse(JSON.stringify(encodeProgram(program)));

test('no kind of fault makes up more than a fifth', () => {
  const counts = new Map<string, number>();
  const total = 400;
  for (let i = 0; i < total; i++) {
    const wronged = makeWrong(figure.program, figure.profile, figure.hierarchy.table, createRandom(`share ${i}`));
    const kind = wronged?.reason.split(':')[0] ?? 'none';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  expect(counts.get('none')).toBeUndefined();
  expect(Math.max(...counts.values())).toBeLessThan(total / 5);
  expect(counts.size).toBeGreaterThan(30);
});

test('a fault that the language tolerates, or does not reject, is not made', () => {
  const { program, hierarchy, profile } = figure;
  const reasonsWith = (changed: Partial<typeof profile>) =>
    Array.from(
      { length: 60 },
      (_, i) => makeWrong(program, { ...profile, ...changed }, hierarchy.table, createRandom(`${i}`))?.reason,
    );
  const rejects = { thrownValue: 'section', unreachableCode: 'section' };
  expect(new Set(reasonsWith({ rejects }))).toEqual(
    new Set(['a thrown value that is no exception', 'a statement that cannot be reached']),
  );
  expect(new Set(reasonsWith({ rejects, tolerates: { unreachableCode: 'reason' } }))).toEqual(
    new Set(['a thrown value that is no exception']),
  );
});
