import type { Random } from '../../core/random.js';
import type { Weights } from './policy.js';

/** One key of a table of weights, each as often as its weight says. */
export function pickWeighted<K extends string>(random: Random, weights: Weights<K>): K {
  const entries = Object.entries(weights) as [K, number][];
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let left = (random.int(0, resolution - 1) / resolution) * total;
  for (const [key, weight] of entries) {
    if (left < weight) return key;
    left -= weight;
  }
  throw new RangeError('every weight is 0');
}

const resolution = 2 ** 30;

/** One element of a list, or nothing if it has none. */
export function pickAny<T>(random: Random, from: readonly T[]): T | undefined {
  return from.length > 0 ? random.pick(from) : undefined;
}

/** An element that passes a test, sought a few times from random places before giving up. */
export function pickWhere<T>(random: Random, from: readonly T[], test: (item: T) => boolean): T | undefined {
  for (let i = 0; i < 12 && from.length > 0; i++) {
    const item = random.pick(from);
    if (test(item)) return item;
  }
  return undefined;
}
