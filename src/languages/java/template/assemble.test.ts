import { expect, test } from 'vitest';
import { applyEdits } from '../../../model/source/apply-edits.js';
import { cut, standsAlone } from './assemble.js';

test('a line that is taken out leaves no empty line, and a mark no space', () => {
  expect(applyEdits('a;\nimport b;\nc', [cut('a;\nimport b;\nc', { start: 3, end: 12 })])).toBe('a;\nc');
  const marked = '  @Entry\n  static int m()';
  expect(applyEdits(marked, [cut(marked, { start: 2, end: 8 })])).toBe('  static int m()');
});

test.each([
  ['int x = @;', true],
  ['x += @;', true],
  ['f(a, @)', true],
  ['return @;', true],
  ['x == @;', false],
  ['x <= @)', false],
  ['x - @;', false],
  ['(byte) @;', false],
  ['= @ ? 1 : 2', false],
  ['= @ + 1;', false],
])('whether a hole is a whole expression: %s', (text, alone) => {
  const start = text.indexOf('@');
  expect(standsAlone(text, { start, end: start + 1 })).toBe(alone);
});
