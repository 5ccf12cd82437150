import { describe, expect, test } from 'vitest';
import type { Language, ModelSupport } from '../../src/model/language.js';
import {
  declaration,
  fieldIn,
  fieldOf,
  gives,
  literal,
  local,
  method,
  parameter,
  programOf,
  variable,
} from '../../src/model/program/building.js';
import type { ClassPattern, Expression, Statement } from '../../src/model/program/expression.js';
import type { Feature } from '../../src/model/program/feature.js';
import type { BuiltIns } from '../../src/model/program/profile.js';
import type { ClassDeclaration } from '../../src/model/program/program.js';
import { createHierarchy } from '../../src/model/types/hierarchy.js';
import type { ClassType, Type } from '../../src/model/types/type.js';
import { createTypeTable, type TypeTable } from '../../src/model/types/type-table.js';
import { languages } from '../../src/registry.js';

interface Known extends BuiltIns {
  readonly table: TypeTable;
  readonly has: (feature: Feature) => boolean;
}

// A function in each language that has all of the features.
function printed({ id, model }: Language & { model: ModelSupport }, statements: (known: Known) => Statement[]): string {
  const table = createTypeTable();
  const { supports, covariantArrays } = model.profile;
  const builtIns = model.profile.declare(createHierarchy({ covariantArrays, table }));
  const { string, boolean } = builtIns;
  const body = gives(
    variable('finish', string),
    ...statements({ ...builtIns, table, has: (each) => supports.has(each) }),
  );
  const parameters = [parameter('test', boolean), parameter('texts', table.array(string)), parameter('text', string)];
  const classes = classesOf(table, string);
  const [file] = model.print(programOf(id, { classes, functions: [method('find', string, { parameters, body })] }));
  const lines = (file?.text ?? '').split('\n');
  const from = lines.findIndex((line) => line.includes('find('));
  return lines.slice(from, lines.findIndex((line, i) => i > from && /finish;?$/.test(line)) + 1).join('\n');
}

// A sealed interface and two records below it.
function classesOf(table: TypeTable, text: Type): ClassDeclaration[] {
  const shape = table.classType('Shape');
  return [
    declaration('Shape', { form: 'interface', sealed: true, open: true }),
    declaration('Dot', { form: 'record', interfaces: [shape], fields: [fieldOf('name', text)] }),
    declaration('Pair', {
      form: 'record',
      interfaces: [shape],
      fields: [fieldOf('left', shape), fieldOf('right', text)],
    }),
  ];
}

const loaded = (await Promise.all(Object.values(languages).map((load) => load()))).filter(
  (each): each is Language & { model: ModelSupport } => each.model !== undefined,
);

const all = (statements: (known: Known) => Statement[]): string =>
  loaded.map((language) => `${language.title}\n${printed(language, statements)}`).join('\n\n');

const some = { id: 0 } as const;

describe('every language prints', () => {
  test('loops, jumps and early returns', () => {
    const loops = ({ boolean, string, int, table, has }: Known): Statement[] => {
      const leave: Statement = {
        kind: 'if',
        ...some,
        condition: variable('test', boolean),
        then: { statements: has('jumps') ? [{ kind: 'continue', ...some, label: 'outer' }] : [] },
        otherwise: { statements: [{ kind: 'return', ...some, value: variable('text', string) }] },
      };
      const counted: Statement = {
        kind: 'loop',
        ...some,
        name: 'turn',
        type: int,
        over: { kind: 'range', times: 2, form: 'while' },
        body: { statements: [leave] },
      };
      const array = variable('texts', table.array(string));
      return [
        {
          kind: 'loop',
          ...some,
          ...(has('jumps') && { label: 'outer' }),
          name: 'each',
          type: string,
          over: { kind: 'elements', array },
          body: { statements: [counted] },
        },
        { ...counted, over: { kind: 'range', times: 3, form: 'for' }, body: { statements: [] } },
      ];
    };
    expect(all(loops)).toMatchInlineSnapshot(`
      "Groovy
          static String find(boolean test, String[] texts, String text) {
              outer: for (String each : texts) {
                  int turn = 0
                  while (turn < 2) {
                      turn++
                      if (test) {
                          continue outer
                      } else {
                          return text
                      }
                  }
              }
              for (int turn = 0; turn < 3; turn++) {}
              return finish

      Java
          public static String find(boolean test, String[] texts, String text) {
              outer: for (String each : texts) {
                  int turn = 0;
                  while (turn < 2) {
                      turn++;
                      if (test) {
                          continue outer;
                      } else {
                          return text;
                      }
                  }
              }
              for (int turn = 0; turn < 3; turn++) {}
              return finish;

      Kotlin
      fun find(test: Boolean, texts: Array<String>, text: String): String {
          outer@ for (each: String in texts) {
              var turn = 0
              while (turn < 2) {
                  turn++
                  if (test) {
                      continue@outer
                  } else {
                      return text
                  }
              }
          }
          for (turn in 0 until 3) {}
          return finish

      Scala
      def find(test: Boolean, texts: Array[String], text: String): String = {
        for (each <- texts) {
          var turn = 0
          while (turn < 2) {
            turn += 1
            if (test) {} else {
              return text
            }
          }
        }
        for (turn <- 0 until 3) {}
        finish

      TypeScript
      function find(test: boolean, texts: string[], text: string): string {
        outer: for (const each of texts) {
          let turn = 0;
          while (turn < 2) {
            turn++;
            if (test) {
              continue outer;
            } else {
              return text;
            }
          }
        }
        for (let turn = 0; turn < 3; turn++) {}
        return finish;"
    `);
  });

  test('blocks that are values', () => {
    const blocks = ({ string, int, has }: Known): Statement[] => {
      const inner = local('inner', string, variable('text', string));
      const block: Expression = {
        kind: 'block',
        ...some,
        type: string,
        statements: [inner],
        result: variable('inner', string),
      };
      const match: Expression = {
        kind: 'match',
        ...some,
        type: string,
        subject: variable('number', int),
        cases: [
          { pattern: { kind: 'value', value: literal(int, 1) }, value: has('branchBlocks') ? block : block.result },
        ],
        otherwise: variable('text', string),
      };
      return [local('number', int, literal(int, 3)), local('chosen', string, match)];
    };
    expect(all(blocks)).toMatchInlineSnapshot(`
      "Groovy
          static String find(boolean test, String[] texts, String text) {
              final int number = 3
              final String chosen = switch (number) {
                  case 1 -> {
                      final String inner = text
                      yield inner
                  }
                  default -> text
              }
              return finish

      Java
          public static String find(boolean test, String[] texts, String text) {
              final int number = 3;
              final String chosen = switch (number) {
                  case 1 -> {
                      final String inner = text;
                      yield inner;
                  }
                  default -> text;
              };
              return finish;

      Kotlin
      fun find(test: Boolean, texts: Array<String>, text: String): String {
          val number: Int = 3
          val chosen: String = when (number) {
              1 -> {
                  val inner: String = text
                  inner
              }
              else -> text
          }
          return finish

      Scala
      def find(test: Boolean, texts: Array[String], text: String): String = {
        val number: Int = 3
        val chosen: String = number match {
          case 1 => {
            val inner: String = text
            inner
          }
          case _ => text
        }
        finish

      TypeScript
      function find(test: boolean, texts: string[], text: string): string {
        const number: number = 3;
        const chosen: string = number === 1 ? inner : text;
        return finish;"
    `);
  });

  test('guards and patterns within patterns', () => {
    const guards = ({ boolean, string, table }: Known): Statement[] => {
      const [shape, pair, dot] = ['Shape', 'Pair', 'Dot'].map((name) => table.classType(name)) as [
        Type,
        ClassType,
        ClassType,
      ];
      const inside: ClassPattern = { kind: 'type', type: dot, binding: 'dot' };
      const components = [
        { field: 'left', binding: 'left', type: shape, inside },
        { field: 'right', binding: 'right', type: string },
      ];
      const match: Expression = {
        kind: 'match',
        ...some,
        type: string,
        subject: variable('shape', shape),
        cases: [
          {
            pattern: { kind: 'type', type: pair, binding: 'pair' },
            before: {
              pattern: { kind: 'record', type: pair, components },
              guard: variable('test', boolean),
              value: fieldIn('Dot', variable('dot', dot), { name: 'name', type: string }),
            },
            value: variable('text', string),
          },
          { pattern: { kind: 'type', type: dot, binding: 'other' }, value: variable('text', string) },
        ],
      };
      return [local('chosen', string, match)];
    };
    expect(all(guards)).toMatchInlineSnapshot(`
      "Groovy
          static String find(boolean test, String[] texts, String text) {
              final String chosen = shape instanceof Pair && shape.left() instanceof Dot && test
                  ? ((Dot) shape.left()).name()
                  : shape instanceof Pair ? text : text
              return finish

      Java
          public static String find(boolean test, String[] texts, String text) {
              final String chosen = shape instanceof Pair leftOwner && leftOwner.left() instanceof Dot dot && test
                  ? dot.name()
                  : shape instanceof Pair pair ? text : text;
              return finish;

      Kotlin
      fun find(test: Boolean, texts: Array<String>, text: String): String {
          val chosen: String = when (shape) {
              is Pair -> if (shape.left is Dot && test) shape.left.name else text
              is Dot -> text
          }
          return finish

      Scala
      def find(test: Boolean, texts: Array[String], text: String): String = {
        val chosen: String = shape match {
          case Pair(dot: Dot, right) if test => dot.name
          case pair: Pair => text
          case other: Dot => text
        }
        finish

      TypeScript
      function find(test: boolean, texts: string[], text: string): string {
        const chosen: string = shape instanceof Pair && shape.left instanceof Dot && test
          ? (shape.left as Dot).name
          : shape instanceof Pair ? text : text;
        return finish;"
    `);
  });

  test('tries, catches and what is done in any case', () => {
    const tries = ({ string, exceptions, has }: Known): Statement[] => {
      const { checked, unchecked } = exceptions as NonNullable<Known['exceptions']>;
      const fails: Statement = {
        kind: 'throw',
        ...some,
        value: { kind: 'new', ...some, type: unchecked, arguments: [] },
      };
      const all = [
        {
          id: 0,
          name: 'first',
          type: unchecked,
          body: { statements: [local('inner', string, variable('text', string))] },
        },
        { id: 0, name: 'second', type: checked, body: { statements: [] } },
      ];
      const catches = has('checkedExceptions') ? all : all.slice(0, 1);
      return [{ kind: 'try', ...some, body: { statements: [fails] }, catches, finally: { statements: [] } }];
    };
    expect(all(tries)).toMatchInlineSnapshot(`
      "Groovy
          static String find(boolean test, String[] texts, String text) {
              try {
                  throw new RuntimeException()
              } catch (RuntimeException first) {
                  final String inner = text
              } catch (Exception second) {} finally {}
              return finish

      Java
          public static String find(boolean test, String[] texts, String text) {
              try {
                  throw new RuntimeException();
              } catch (RuntimeException first) {
                  final String inner = text;
              } catch (Exception second) {} finally {}
              return finish;

      Kotlin
      fun find(test: Boolean, texts: Array<String>, text: String): String {
          try {
              throw Exception()
          } catch (first: Exception) {
              val inner: String = text
          } finally {}
          return finish

      Scala
      def find(test: Boolean, texts: Array[String], text: String): String = {
        try {
          throw new Exception()
        } catch {
          case first: Exception =>
            val inner: String = text
        } finally {}
        finish

      TypeScript
      function find(test: boolean, texts: string[], text: string): string {
        try {
          throw new Error();
        } catch (first) {
          const inner: string = text;
        } finally {}
        return finish;"
    `);
  });
});
