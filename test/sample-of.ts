import { createRandom } from '../src/core/random.js';

/** Some of the items in their order, always the same ones: where all of them would take minutes. */
export function sampleOf<T>(items: readonly T[], count: number, seed: string): T[] {
  const random = createRandom(seed);
  const left = [...items.keys()];
  const chosen = new Set<number>();
  while (chosen.size < count && left.length > 0) {
    const index = random.pick(left);
    left.splice(left.indexOf(index), 1);
    chosen.add(index);
  }
  return items.filter((_, i) => chosen.has(i));
}
