import { describe, expect, test } from 'vitest';
import type { Avoidance } from '../../core/avoidance.js';
import { createRandom } from '../../core/random.js';
import { avoidedFeatures } from './avoided-features.js';

const about = { bug: 'bug', share: 0.3 };
const decisions: readonly Avoidance[] = [
  { ...about, at: 16, from: 48, varies: ['arrays', 'lambdas'] },
  { ...about, at: 112, from: 144, avoids: 'lambdas' },
];
const row = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, i) =>
    avoidedFeatures(decisions, start + i, createRandom(String(start + i))).join(),
  );
const share = (texts: readonly string[], text: string) => texts.filter((each) => each === text).length / texts.length;

describe('programs', () => {
  test('have all features before the first decision holds', () => {
    expect(new Set(row(0, 48))).toEqual(new Set(['']));
  });

  test('go without each subset of what may be the cause', () => {
    expect(new Set(row(48, 144))).toEqual(new Set(['', 'arrays', 'lambdas', 'arrays,lambdas']));
  });

  test('go without the cause, but for some that may show other bugs', () => {
    const made = row(144, 2000);
    expect(new Set(made)).toEqual(new Set(['', 'lambdas']));
    expect(share(made, '')).toBeGreaterThan(0.08);
    expect(share(made, '')).toBeLessThan(0.18);
  });
});
