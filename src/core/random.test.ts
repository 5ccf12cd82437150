import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from './random.js';

const draw = (random: Random, n = 20) => Array.from({ length: n }, () => random.int(0, 2 ** 32 - 1));

describe('a source of random choices', () => {
  test('gives the streams that stored seeds depend on', () => {
    const random = createRandom('7');
    expect(draw(random, 4)).toEqual([3872915125, 1750455644, 1973794498, 493234427]);
    expect(draw(createRandom(''), 2)).toEqual([535257331, 2748056363]);
    expect(draw(createRandom('7').fork('typescript').fork('tokens').fork('12'), 3)).toEqual([
      1727794901, 2621090773, 103680716,
    ]);
    const mixed = createRandom('mixed');
    expect([mixed.pick(['a', 'b', 'c', 'd']), mixed.chance(0.5), mixed.int(-3, 3), mixed.int(5, 5)]).toEqual([
      'b',
      false,
      -3,
      5,
    ]);
  });

  test('gives the same stream for the same seed and path of forks', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string(), { maxLength: 4 }), (seed, path) => {
        const open = () => path.reduce((random, label) => random.fork(label), createRandom(seed));
        expect(draw(open())).toEqual(draw(open()));
      }),
    );
  });

  test('gives forks that depend neither on what was drawn nor on the order of forking', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), fc.uniqueArray(fc.string(), { maxLength: 5 }), (seed, drawn, labels) => {
        const fresh = labels.map((label) => draw(createRandom(seed).fork(label)));
        const used = createRandom(seed);
        draw(used, drawn);
        const later = [...labels].reverse().map((label) => draw(used.fork(label)));
        expect(later.reverse()).toEqual(fresh);
      }),
    );
  });

  test('does not move on when it is forked', () => {
    const [plain, forked] = [createRandom('x'), createRandom('x')];
    draw(forked.fork('a'));
    expect(draw(forked)).toEqual(draw(plain));
  });

  test('gives every number of a range equally often, and nothing else', () => {
    const random = createRandom('uniform');
    expect(chiSquare(Array.from({ length: 20_000 }, () => random.int(-2, 7) + 2))).toBeLessThan(limit);
  });

  test('begins neighbouring forks independently: programs of one campaign have little in common', () => {
    const campaign = createRandom('7').fork('typescript').fork('tokens');
    const programs = Array.from({ length: 20_000 }, (_, i) => campaign.fork(String(i)));
    const draws = programs.map((random) => [random.int(0, 9), random.int(0, 9)] as const);
    expect(chiSquare(draws.map(([first]) => first))).toBeLessThan(limit);
    expect(chiSquare(draws.map(([, second]) => second))).toBeLessThan(limit);
    const steps = draws.slice(1).map(([first], i) => (first - (draws[i]?.[0] ?? 0) + 10) % 10);
    expect(chiSquare(steps)).toBeLessThan(limit);
  });

  test('is true as often as asked', () => {
    const random = createRandom('chance');
    const times = Array.from({ length: 10_000 }, () => random.chance(0.3)).filter(Boolean).length;
    expect(times).toBeGreaterThan(2800);
    expect(times).toBeLessThan(3200);
    expect(Array.from({ length: 100 }, () => random.chance(0))).not.toContain(true);
    expect(Array.from({ length: 100 }, () => random.chance(1))).not.toContain(false);
  });

  test('refuses what has no answer', () => {
    expect(() => createRandom('').int(2, 1)).toThrow(RangeError);
    expect(() => createRandom('').pick([])).toThrow(RangeError);
  });
});

// 9 degrees of freedom: a fair source is above this once in ten million seeds; the seeds here are fixed.
const limit = 50;

function chiSquare(values: readonly number[]): number {
  const counts = Array.from({ length: 10 }, (_, digit) => values.filter((value) => value === digit).length);
  expect(counts.reduce((sum, count) => sum + count)).toBe(values.length);
  const expected = values.length / 10;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
