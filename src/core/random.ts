/** A source of random choices. Two sources with the same seed and the same path of forks give the same stream. */
export interface Random {
  /** A whole number between min and max, both included. */
  int(min: number, max: number): number;
  /** One element of a list that is not empty. */
  pick<T>(from: readonly T[]): T;
  /** True with probability p. */
  chance(p: number): boolean;
  /** A source of its own for one part of the work; it does not depend on what was drawn from this one. */
  fork(label: string): Random;
}

/** Makes a source of random choices from a seed of any text. */
export function createRandom(seed: string): Random {
  const next = sfc32(hash128(seed));
  return {
    int(min, max) {
      if (max < min) throw new RangeError(`no whole number between ${min} and ${max}`);
      return min + Math.floor(next() * (max - min + 1));
    },
    pick(from) {
      if (from.length === 0) throw new RangeError('cannot pick from an empty list');
      return from[Math.floor(next() * from.length)] as (typeof from)[number];
    },
    chance: (p) => next() < p,
    fork: (label) => createRandom(`${seed}\u0000${label}`),
  };
}

// The generator is written out here, and not taken from a package, because every stored seed depends on its stream.
// It is sfc32 ("small fast counter"), which passes PractRand; it returns a number in [0, 1).
function sfc32(state: readonly [number, number, number, number]): () => number {
  let [a, b, c, counter] = state;
  return () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4294967296;
  };
}

function hash128(text: string): [number, number, number, number] {
  const lanes: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    for (let lane = 0; lane < 4; lane++) {
      const mixed = Math.imul((lanes[lane] as number) ^ unit, 0x85ebca6b + lane * 0x1b873594);
      lanes[lane] = (mixed << 13) | (mixed >>> 19);
    }
  }
  return lanes.map((lane, i) => avalanche(lane ^ (text.length + i))) as [number, number, number, number];
}

function avalanche(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}
