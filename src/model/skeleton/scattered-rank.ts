import type { Random } from '../../core/random.js';

/** The n-th of the numbers below a count, in an order that jumps about and has each of them once. */
export function scatteredRank(count: number, n: number, random: Random): number {
  const start = random.int(0, count - 1);
  let step = random.int(1, Math.max(1, count - 1));
  while (divisor(step, count) !== 1) step = (step % count) + 1;
  return Number((BigInt(start) + BigInt(n) * BigInt(step)) % BigInt(count));
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
