import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRandom } from '../../core/random.js';
import { scatteredRank } from './scattered-rank.js';

it('has each number below the count once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.string(), (count, seed) => {
      const ranks = Array.from({ length: count }, (_, n) => scatteredRank(count, n, createRandom(seed)));
      expect(new Set(ranks).size).toBe(count);
      expect(Math.min(...ranks)).toBe(0);
      expect(Math.max(...ranks)).toBe(count - 1);
    }),
  );
});

it('is exact where numbers are large', () => {
  const count = 2 ** 50;
  const rank = scatteredRank(count, 12345, createRandom('large'));
  expect(Number.isSafeInteger(rank) && rank >= 0 && rank < count).toBe(true);
});
