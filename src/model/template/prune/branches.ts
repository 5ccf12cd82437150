import type { Filled } from '../filled.js';
import type { Hole } from '../hole.js';
import { type Truth, truthOf } from './truth.js';

/** The holes that depend on whether the condition that another hole stands for is true. */
export interface Branches {
  readonly whenTrue: readonly number[];
  readonly whenFalse: readonly number[];
}

/** A part of a source text. */
interface Part {
  readonly start: number;
  readonly end: number;
}

/** The holes within parts of the text. */
export function holesWithin(holes: readonly Hole[], parts: readonly (Part | undefined)[]): readonly number[] {
  const inside = ({ start, end }: Hole) => parts.some((part) => part && part.start <= start && end <= part.end);
  return holes.filter(inside).map(({ id }) => id);
}

/** The holes that are never reached if a condition always has this truth. */
export function deadHoles({ whenTrue, whenFalse }: Branches, truth: Truth): readonly number[] {
  if (truth === undefined) return [];
  return truth ? whenFalse : whenTrue;
}

/** How many holes are filled or will never be reached, as far as shapes and ranges tell. */
export function settledHoles(filled: ReadonlyMap<number, Filled>, branches: ReadonlyMap<number, Branches>): number {
  const settled = new Set(filled.keys());
  for (const [id, one] of filled) {
    const own = branches.get(id);
    if (own) for (const dead of deadHoles(own, truthOfFilled(one))) settled.add(dead);
  }
  return settled.size;
}

const known = new WeakMap<Filled, { readonly truth: Truth }>();

/** Whether what fills a hole is always true or always false; statements are neither. */
export function truthOfFilled(one: Filled): Truth {
  const before = known.get(one);
  if (before) return before.truth;
  const truth = 'type' in one && one.type === 'boolean' ? truthOf(one) : undefined;
  known.set(one, { truth });
  return truth;
}
