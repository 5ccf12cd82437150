import { describe, expect, test } from 'vitest';
import type { Language, ModelSupport } from '../../src/model/language.js';
import { gives, literal, local, method, parameter, programOf, variable } from '../../src/model/program/building.js';
import type { Expression, Statement } from '../../src/model/program/expression.js';
import type { Feature } from '../../src/model/program/feature.js';
import type { BuiltIns } from '../../src/model/program/profile.js';
import { createHierarchy } from '../../src/model/types/hierarchy.js';
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
  const [file] = model.print(programOf(id, { functions: [method('find', string, { parameters, body })] }));
  const lines = (file?.text ?? '').split('\n');
  const from = lines.findIndex((line) => line.includes('find('));
  return lines.slice(from, lines.findIndex((line, i) => i > from && /finish;?$/.test(line)) + 1).join('\n');
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
