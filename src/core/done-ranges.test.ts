import { expect, it } from 'vitest';
import { createDoneRanges } from './done-ranges.js';

it('batches end in any order, and a gap is remembered', () => {
  const done = createDoneRanges(5);
  done.add({ start: 15, end: 20 });
  expect(done).toMatchObject({ next: 5, beyond: [{ start: 15, end: 20 }], count: 10 });
  done.add({ start: 25, end: 30 });
  done.add({ start: 20, end: 22 });
  expect(done).toMatchObject({
    next: 5,
    beyond: [
      { start: 15, end: 22 },
      { start: 25, end: 30 },
    ],
  });
  done.add({ start: 5, end: 15 });
  expect(done).toMatchObject({ next: 22, beyond: [{ start: 25, end: 30 }], count: 27 });
  done.add({ start: 22, end: 25 });
  expect(done).toMatchObject({ next: 30, beyond: [], count: 30 });
});

it('a batch of which nothing was done changes nothing', () => {
  const done = createDoneRanges(3);
  done.add({ start: 3, end: 3 });
  expect(done).toMatchObject({ next: 3, beyond: [], count: 3 });
});

it('what is done is not taken again', () => {
  const done = createDoneRanges(2, [
    { start: 4, end: 6 },
    { start: 6, end: 7 },
    { start: 9, end: 10 },
  ]);
  expect([0, 3, 4, 5, 7, 9, 20].map((index) => done.openFrom(index))).toEqual([
    { start: 2, end: 4 },
    { start: 3, end: 4 },
    { start: 7, end: 9 },
    { start: 7, end: 9 },
    { start: 7, end: 9 },
    { start: 10, end: Number.POSITIVE_INFINITY },
    { start: 20, end: Number.POSITIVE_INFINITY },
  ]);
});
