import { expect, test } from 'vitest';
import { knownBugs } from '../src/languages/typescript/known-bugs.js';
import { knownBugOf } from '../src/oracle/known-bugs.js';

/** The known bug that an error is, at the mark in a text. */
function knownAt(marked: string, code = 'TS2345'): string | undefined {
  const before = marked.slice(0, marked.indexOf('^')).split('\n');
  const at = { file: 'main.ts', line: before.length, column: (before.at(-1) ?? '').length + 1 };
  const about = { at, code, message: "Argument of type 'A' is not assignable to parameter of type 'B'." };
  const failure = {
    target: 'typescript@7.0.2:default',
    signature: { symptom: 'wrongReject', error: { code, construct: 'name' } },
    outcome: { kind: 'rejected', diagnostics: [about] },
    program: { files: [{ path: 'main.ts', text: marked.replace('^', '') }] },
  } as const;
  return knownBugOf({ ...failure, about }, knownBugs)?.id;
}

test.each([
  'return true ? f(a) : f(^a);',
  'if (true) { f(a); } else { f(a); f(^a); }',
  'if (false) {\n  g(() => {\n    f(^a);\n  });\n}',
  'const b = false && f(^a);',
  'const b = true || f(^a);',
  'if (x && false) { f(^a); }',
  'if (x || true) { } else { f(^a); }',
  'if (!true) { f(^a); }',
])('an error in code that cannot be reached is known: %s', (text) => {
  expect(knownAt(text)).toBe('narrowing-in-unreachable-code');
});

test.each([
  'function f(a: B) {}\nf(^new A());\nexport const other = (x: boolean) => x && false;\n',
  'class C { m() { f(^a); } n() { if (true) { f(a); } } }',
  'if (true) { f(a); }\nf(^a);',
  'const b = true && f(^a);',
  'const b = f(^a) && true;',
])('an error beside such code is not: %s', (text) => {
  expect(knownAt(text)).toBeUndefined();
});

test('nor is another error there', () => {
  expect(knownAt('return true ? f(a) : f(^a);', 'TS2554')).toBeUndefined();
});
