import type { Hole } from './hole.js';
import { countFillings } from './systematic-choices.js';

/** The fillings of all holes of a template by their number, each once before any comes again. */
export interface Exploration {
  readonly total: bigint;
  /** Which filling each hole has in the filling with this number. */
  at(ordinal: number): readonly bigint[];
}

/** Goes through all fillings of some holes, in an order that changes many holes at each step. */
export function exploreSystematically(holes: readonly Hole[]): Exploration {
  const sizes = holes.map(countFillings);
  const total = sizes.reduce((product, size) => product * size, 1n);
  const step = coprimeNear((total * 618n) / 1000n, total);
  return {
    total,
    at(ordinal) {
      let rest = (BigInt(ordinal) * step) % total;
      return sizes.map((size) => {
        const digit = rest % size;
        rest /= size;
        return digit;
      });
    },
  };
}

// A step without a common divisor visits every number once.
function coprimeNear(start: bigint, total: bigint): bigint {
  let step = start > 0n ? start : 1n;
  while (greatestCommonDivisor(step, total) !== 1n) step++;
  return step;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
