import type { Random } from '../../core/random.js';

/** A list in a random order. */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = random.int(0, i);
    [all[i], all[j]] = [all[j] as T, all[i] as T];
  }
  return all;
}
