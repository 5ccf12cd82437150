import { expect, test } from 'vitest';
import { readSeed } from './read-seed.js';

test('options go, and files stay marked', () => {
  const text = '// @target: es5, es2015\n// @strict: false\n// @ts-ignore\n// @filename: a.ts\nexport const a = 1;\n';
  expect(readSeed(text)).toEqual({
    kind: 'seed',
    text: '// @ts-ignore\n// @filename: a.ts\nexport const a = 1;\n',
  });
});

test('a program that is no test stays as it is', () => {
  const text = '// a comment: of a kind\n/** @param a */ function f(a: number) {} // @target: es5\n';
  expect(readSeed(text)).toEqual({ kind: 'seed', text });
});

test.each([
  ['// @jsx: react', 'with options that change what a program is'],
  ['//@allowJs: true', 'with options that change what a program is'],
  ['// @filename: a.js', 'with files that are no sources'],
  ['// @Filename: /node_modules/a/index.d.ts', 'with files that are no sources'],
  ['// @filename: package.json', 'with files that are no sources'],
  ['// @lib: es2015,dom', 'with other library files'],
  ['// @module: amd', 'with modules of another kind'],
])('%s leaves a test out: %s', (line, reason) => {
  expect(readSeed(`${line}\nlet a = 1;\n`)).toEqual({ kind: 'leftOut', reason });
});

test.each(['// @allowJs: false', '// @lib: es6', '// @module: commonjs', '// @noEmit: true'])(
  '%s leaves none out',
  (line) => {
    expect(readSeed(`${line}\nlet a = 1;\n`)).toEqual({ kind: 'seed', text: 'let a = 1;\n' });
  },
);
