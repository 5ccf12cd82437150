import { expect, test } from 'vitest';
import { separateFiles } from './separate-files.js';

const separated = (text: string) => separateFiles({ path: 'main.ts', text });

test('a text without marks is one file', () => {
  for (const text of ['', '// a comment\n', 'export const a = 1; // @filename: b.ts\n'])
    expect(separated(text)).toEqual([{ path: 'main.ts', text }]);
});

test('marks begin files, and comments before the first belong to none', () => {
  const text = '// @strict: true\n\n// @filename: a.ts\nexport const a = 1;\n//@Filename: lib/b.ts\r\nexport {};\n';
  expect(separated(text)).toEqual([
    { path: 'a.ts', text: 'export const a = 1;\n' },
    { path: 'lib/b.ts', text: 'export {};\n' },
  ]);
});

test('code before the first mark is a file of its own', () => {
  const [first, second] = separated('const a = 1;\n// @filename: b.ts\nexport {};\n');
  expect(first).toEqual({ path: 'main.ts', text: 'const a = 1;\n' });
  expect(second?.path).toBe('b.ts');
});

test.each(['../a.ts', '/a.ts', 'package.json', 'node_modules/a.ts', '-a.ts'])('%s is no file of a program', (name) => {
  const text = `// @filename: ${name}\nexport {};\n`;
  expect(separated(text)).toEqual([{ path: 'main.ts', text }]);
});

test('two files with one name are none', () => {
  const text = '// @filename: a.ts\nlet a;\n// @filename: A.ts\nlet b;\n';
  expect(separated(text)).toEqual([{ path: 'main.ts', text }]);
});
