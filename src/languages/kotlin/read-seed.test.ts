import { expect, test } from 'vitest';
import { readSeed } from './read-seed.js';
import { separateFiles } from './separate-files.js';

const filesOf = (text: string) => {
  const seed = readSeed(text);
  return seed.kind === 'seed' ? separateFiles({ path: 'main.kt', text: seed.text }) : seed.reason;
};

test('a program that is no test stays as it is', () => {
  const text = '// WITH a comment\nfun main() {\n    println(1) // FILE: no\n}\n';
  expect(readSeed(text)).toEqual({ kind: 'seed', text });
});

test('a box gets a main that prints what it gives', () => {
  const text = '// WITH_STDLIB\n\nfun box(): String = "OK"\n';
  expect(filesOf(text)).toEqual([{ path: 'main.kt', text: `${text}\nfun main() {\n    println(box())\n}\n` }]);
  const own = 'fun box() = "OK"\nfun main() {}\n';
  expect(readSeed(own)).toEqual({ kind: 'seed', text: own });
});

test('modules become one program, and the main stands beside the box', () => {
  const text = [
    '// MODULE: lib',
    '// FILE: a.kt',
    'package a',
    'class A',
    '// MODULE: main(lib)',
    '// FILE: a.kt',
    'import a.*',
    'fun box(): String = A().toString()',
    '// FILE: b.kt',
    'val b = 1',
    '',
  ].join('\n');
  const files = filesOf(text) as readonly { path: string; text: string }[];
  expect(files.map(({ path }) => path)).toEqual(['lib/a.kt', 'main/a.kt', 'main/b.kt']);
  expect(files.map((file) => file.text.includes('fun main()'))).toEqual([false, true, false]);
});

test('a module without files is a file', () => {
  const files = filesOf('// MODULE: lib\nclass A\n// MODULE: main(lib)\nfun box() = "OK"\n');
  expect((files as readonly { path: string }[]).map(({ path }) => path)).toEqual(['lib/module.kt', 'main/module.kt']);
});

test('marks of expected errors go', () => {
  const text = 'val a: Int = <!TYPE_MISMATCH("Int; String!")!>"x"<!>\nval b = <!A, B!>c<!>\n';
  expect(readSeed(text)).toEqual({ kind: 'seed', text: 'val a: Int = "x"\nval b = c\n' });
  const unmarked = 'val a = b <!c!> d\n';
  expect(readSeed(unmarked)).toEqual({ kind: 'seed', text: unmarked });
});

test.each([
  ['// TARGET_BACKEND: JS_IR', 'for other back ends'],
  ['// IGNORE_BACKEND_K2: JVM_IR, JS_IR', 'that fail by the word of the compiler'],
  ['// IGNORE_BACKEND: ANY', 'that fail by the word of the compiler'],
  ['// !LANGUAGE: +ContextReceivers', 'with language features that are off by default'],
  ['// LANGUAGE: +MultiPlatformProjects', 'for several platforms'],
  ['// MODULE: jvm()()(common)', 'for several platforms'],
  ['// WITH_REFLECT', 'that need a library of the compiler'],
  ['// FILE: A.java', 'with files of another language'],
])('%s leaves a test out: %s', (line, reason) => {
  expect(filesOf(`${line}\nfun box() = "OK"\n`)).toBe(reason);
});

test.each(['// TARGET_BACKEND: JVM', '// IGNORE_BACKEND: JS_IR, NATIVE', '// ISSUE: KT-1', '// MODULE: a(b)(c)'])(
  '%s leaves none out',
  (line) => {
    expect(readSeed(`${line}\nfun box() = "OK"\n`).kind).toBe('seed');
  },
);
