import { expect, test } from 'vitest';
import {
  formatClock,
  formatDuration,
  formatMany,
  formatPercent,
  formatRate,
  formatSize,
  perSecond,
} from './numbers.js';

test('numbers read well', () => {
  expect(formatMany(1, 'program')).toBe('1 program');
  expect(formatMany(1_234_567, 'program')).toBe('1,234,567 programs');
  expect([41.4, 9.96, 0.04].map(formatRate)).toEqual(['41', '10.0', '0.0']);
  expect([0, 59.4, 59.6, 3723].map(formatClock)).toEqual(['0:00', '0:59', '1:00', '1:02:03']);
  expect([0.2, 59.4, 59.6, 3723].map(formatDuration)).toEqual(['0 s', '59 s', '1:00', '1:02:03']);
  expect([1, 99, 100, 9626].map(formatSize)).toEqual(['1 byte', '99 bytes', '0.1 KiB', '9.4 KiB']);
  expect(perSecond(5, 0)).toBe(0);
});

test('a share that is there is never 0%, one that is not whole never 100%', () => {
  expect(formatPercent(0, 0)).toBe('0.0%');
  expect(formatPercent(1, 100_000)).toBe('0.1%');
  expect(formatPercent(99_999, 100_000)).toBe('99.9%');
  expect(formatPercent(2, 2)).toBe('100.0%');
});
