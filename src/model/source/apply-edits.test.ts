import { expect, test } from 'vitest';
import { applyEdits } from './apply-edits.js';

const edit = (start: number, end: number, text: string) => ({ start, end, text });

test('all edits are made, in whatever order they are given', () => {
  expect(applyEdits('1 + 2 3', [edit(4, 5, 'two'), edit(0, 1, 'one'), edit(7, 7, '!')])).toBe('one + two 3!');
});

test('what is inserted at the start of a changed part comes before it, and at its end after it', () => {
  expect(applyEdits('for x;', [edit(4, 5, 'hole'), edit(5, 5, ' }'), edit(4, 4, '{ ')])).toBe('for { hole };');
});

test('what lies within a larger edit is left out, wherever it begins and ends', () => {
  const inner = [edit(1, 2, 'x'), edit(2, 2, 'y'), edit(2, 4, 'z')];
  expect(applyEdits('abcde', [...inner, edit(1, 4, '-')])).toBe('a-e');
  expect(applyEdits('abcde', [edit(0, 4, '-'), ...inner, edit(4, 4, '+')])).toBe('-+e');
});

test('two edits of the same text are a defect', () => {
  expect(() => applyEdits('abc', [edit(0, 2, ''), edit(1, 3, '')])).toThrow('two edits of the same text at 1');
  expect(() => applyEdits('abc', [edit(0, 2, 'x'), edit(0, 2, 'y')])).toThrow('two edits of the same text at 0');
});
