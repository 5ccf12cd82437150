import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWatermark } from './watermark.js';

const batches = fc.record({
  first: fc.nat(1000),
  sizes: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 }),
  order: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
});

test('batches that end in any order are handed on in theirs, as early as possible', () => {
  fc.assert(
    fc.property(batches, ({ first, sizes, order }) => {
      const ends = sizes.reduce((all, size) => [...all, (all.at(-1) as number) + size], [first]);
      const row = sizes.map((_, i) => ({ i, start: ends[i] as number, end: ends[i + 1] as number }));
      const shuffled = [...row].sort((a, b) => (order[a.i] as number) - (order[b.i] as number));
      const watermark = createWatermark<number>(first);
      const done = new Set<number>();
      const handed: number[] = [];
      for (const { i, start, end } of shuffled) {
        handed.push(...watermark.done(start, end, i));
        done.add(i);
        const gap = row.findIndex((batch) => !done.has(batch.i));
        expect(watermark.next).toBe(gap < 0 ? ends.at(-1) : row[gap]?.start);
        expect(handed).toEqual(row.slice(0, gap < 0 ? row.length : gap).map((batch) => batch.i));
      }
    }),
  );
});
