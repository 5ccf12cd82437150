import { describe, expect, test } from 'vitest';
import { construct, constructAcross } from './construct.js';

const at = (line: number, column: number, file = 'main.ts') => ({ code: '', message: '', at: { file, line, column } });
const files = [{ path: 'main.ts', text: 'let x1 = f(3.5, "a b");\n  return #secret;\nx => `t${1}`;\nclass {\n' }];

describe('the construct that a diagnostic points at', () => {
  test.each([
    [1, 1, 'let name'],
    [1, 5, 'name ='],
    [1, 10, 'name ('],
    [1, 12, 'number ,'],
    [1, 17, 'string )'],
    [2, 3, 'return name'],
    [2, 10, 'name ;'],
    [3, 3, '=> string'],
    [4, 7, '{'],
    [4, 8, 'the end of a line'],
  ])('at %i:%i is %s', (line, column, expected) => expect(construct(at(line, column), files)).toBe(expected));

  test('leaves out names and values', () => {
    const other = [{ path: 'main.ts', text: "let veryOther = g(77, 'c');" }];
    expect(construct(at(1, 5), other)).toBe(construct(at(1, 5), files));
  });

  test('may be elsewhere', () => {
    expect(construct({}, files)).toBe('the whole program');
    expect(construct(at(1, 1, 'lib.d.ts'), files)).toBe('another file');
    expect(construct(at(99, 1), files)).toBe('another file');
  });
});

test('the construct at a place does not depend on where lines are broken', () => {
  const at = { file: 'main.ts', line: 1, column: 4 };
  const shapes = ['f(a, null)', 'f(a,\n  null)', 'f(a'].map((text) => constructAcross(at, [{ path: 'main.ts', text }]));
  expect(shapes).toEqual([', null', ', null', 'the end of the file']);
  expect(constructAcross({ ...at, file: 'lib.d.ts' }, [])).toBe('another file');
});
