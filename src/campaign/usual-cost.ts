import type { Cost, Observed } from '../core/outcome.js';
import { sourcesOf } from '../core/sources.js';
import type { Compilable } from '../core/test-program.js';

/** What the programs of a campaign cost one compiler by the fast path: CPU time only, since a busy machine says nothing. */
export interface UsualCost {
  /** Notes a program, and tells its cost if it is far more than its size and the other programs let expect. */
  weigh(program: Compilable, observed: Pick<Observed, 'cpuMillis' | 'shared'>): Cost | undefined;
}

// The median of so many programs is what is usual; with fewer nothing is.
const remembered = 255;
const fewest = 20;
// Compilers get warm, collect garbage and load classes: what takes less than this, or not so many times the usual, is nothing.
const leastMillis = 1500;
const factor = 10;

/** Opens the books about a compiler. */
export function usualCost(): UsualCost {
  const [costs, sizes]: [number[], number[]] = [[], []];
  let next = 0;
  return {
    weigh(program, { cpuMillis, shared = 1 }) {
      if (cpuMillis === undefined) return undefined;
      const size = sizeOf(program);
      const known = costs.length >= fewest;
      const usualMillis = median(costs) * Math.max(1, size / Math.max(1, median(sizes)));
      costs[next % remembered] = cpuMillis;
      sizes[next % remembered] = size;
      next++;
      // Of several programs in one compilation any may be the reason, which took what all took.
      const isFarMore = cpuMillis * shared - usualMillis * (shared - 1) >= Math.max(leastMillis, factor * usualMillis);
      return known && isFarMore ? { cpuMillis, usualMillis } : undefined;
    },
  };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

/** The size of a program, in characters. */
export function sizeOf(program: Compilable): number {
  return sourcesOf(program).reduce((sum, { text }) => sum + text.length, 0);
}
