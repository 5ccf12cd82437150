import { describe, expect, test } from 'vitest';
import { knownBugs } from '../src/languages/groovy/known-bugs.js';
import { knownBugOf } from '../src/oracle/known-bugs.js';

/** The known bug that an error is, at the mark in a text. */
function knownAt(marked: string, message: string, construct = 'name .'): string | undefined {
  const before = marked.slice(0, marked.indexOf('^')).split('\n');
  const at = { file: 'Main.groovy', line: before.length, column: (before.at(-1) ?? '').length + 1 };
  const about = { at, code: 'x', message: `[Static type checking] - ${message}` };
  const failure = {
    target: 'groovy@5.1.3:default',
    signature: { symptom: 'wrongReject', error: { code: 'x', construct } },
    outcome: { kind: 'rejected', diagnostics: [about] },
    program: { files: [{ path: 'Main.groovy', text: marked.replace('^', '') }] },
  } as const;
  return knownBugOf({ ...failure, about }, knownBugs)?.id;
}

describe('an argument that is an Object', () => {
  const known = (text: string) => knownAt(text, 'Cannot find matching method Main#take(java.lang.Object)', 'name (');
  const use = 'class Main {\n    static void run(Box<? super Integer> box) {\n        ^take(box.item)\n    }\n}\n';

  test('is a known bug where a class with a bound has a wildcard above', () => {
    expect(known(`class Box<T extends Number> {\n    public T item\n}\n${use}`)).toBe('captured-bound-lost');
    expect(known(`${use}class Box<U, T extends Number> extends Base<U> {\n}\n`)).toBe('captured-bound-lost');
  });

  test.each([
    'class Main {\n    static void run(Object item) {\n        ^take(item)\n    }\n}\n',
    `class Box<T> extends Base {\n    public T item\n}\n${use}`,
    `class Other<T extends Number> {}\n${use}`,
    `class Box<T extends Number> {}\n${use.replace('super', 'extends')}`,
  ])('is none elsewhere: %j', (text) => expect(known(text)).toBeUndefined());
});

describe('a result with another type argument', () => {
  const message = 'Incompatible generic argument types. Cannot assign Box<java.lang.Integer> to: Box<java.lang.Number>';
  const known = (text: string) => knownAt(text, message);
  const program = (method: string, call: string) =>
    `class Main {\n    ${method} { return null }\n\n    Box<Number> run(Main main) {\n        return ^${call}\n    }\n}\n`;

  test.each(['<T> Box<T> boxOf(T item)', '<U, T extends Map<U, T>> Box<T> boxOf(U key, List<T> item)'])(
    'is a known bug where a generic method has an argument for it: %s',
    (method) => expect(known(program(method, 'main.boxOf(1)'))).toBe('arguments-before-target'),
  );

  test.each(['Box<Integer> boxOf(int item)', '<T> Box<T> boxOf(int item)'])('is none where not: %s', (method) => {
    expect(known(program(method, 'main.boxOf(1)'))).toBeUndefined();
  });

  test('is a known bug where an argument is new, with a diamond', () => {
    expect(known(program('Box<Integer> boxOf(Box<Integer> item)', 'main.boxOf(new Box<>(1))'))).toBe(
      'diamond-for-own-method',
    );
    expect(known(program('Box<Integer> boxOf(Box<Integer> item)', 'main.boxOf(new Box<Integer>(1))'))).toBeUndefined();
  });
});
