import { expect, it } from 'vitest';
import { collide, lineAt, quote } from './edit.js';

it('sees edits that touch each other', () => {
  const edit = { start: 2, end: 4, text: '' };
  expect(collide(edit, { start: 4, end: 6, text: '' })).toBe(true);
  expect(collide(edit, { start: 3, end: 3, text: 'x' })).toBe(true);
  expect(collide(edit, { start: 5, end: 6, text: '' })).toBe(false);
  expect(collide(edit, { start: 0, end: 1, text: '' })).toBe(false);
});

it('counts lines from 1', () => {
  expect([0, 1, 2, 4].map((offset) => lineAt('a\nb\nc', offset))).toEqual([1, 1, 2, 3]);
});

it('quotes on one line, and shortens', () => {
  expect(quote(' a\n  b ')).toBe('`a b`');
  expect(quote('x'.repeat(100))).toHaveLength(62);
});
