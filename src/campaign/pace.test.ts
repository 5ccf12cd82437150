import { expect, test } from 'vitest';
import { createPace } from './pace.js';

test('batches are small at first, and grow to the size that is set while they are quick', () => {
  const pace = createPace(50);
  const sizes = Array.from({ length: 7 }, () => {
    const size = pace.next(1000);
    pace.note(size, 0.5);
    return size;
  });
  expect(sizes).toEqual([5, 10, 20, 40, 50, 50, 50]);
});

test('a slow one makes the next ones smaller', () => {
  const pace = createPace(50);
  pace.note(50, 1);
  expect(pace.next(1000)).toBe(50);
  pace.note(50, 20);
  expect(pace.next(1000)).toBe(25);
  pace.note(1, 20);
  expect(pace.next(1000)).toBe(2);
});

test('the last ones are no larger than what is done in the time that is left', () => {
  const pace = createPace(50);
  pace.note(40, 1);
  expect([pace.next(0.5), pace.next(0.1), pace.next(0)]).toEqual([20, 4, 1]);
});

test('a size of one is kept', () => {
  const pace = createPace(1);
  expect(pace.next(10)).toBe(1);
  pace.note(1, 0.1);
  expect(pace.next(10)).toBe(1);
  pace.note(1, 100);
  expect(pace.next(1000)).toBe(1);
});
