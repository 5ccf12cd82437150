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

/**
 * Counts the holes that are filled or will never be reached, as far as shapes and ranges tell. It is for one execution, in
 * which a hole that is filled stays as it is: each condition is looked at once.
 */
export function createSettledCount(
  branches: ReadonlyMap<number, Branches>,
): (filled: ReadonlyMap<number, Filled>) => number {
  const looked = new Set<number>();
  const dead = new Set<number>();
  return (filled) => {
    for (const [id, one] of filled) {
      const own = branches.get(id);
      if (!own || looked.has(id)) continue;
      looked.add(id);
      for (const hole of deadHoles(own, truthOfFilled(one))) dead.add(hole);
    }
    return filled.size + [...dead].filter((id) => !filled.has(id)).length;
  };
}

/** Whether what fills a hole is always true or always false; statements are neither. */
export function truthOfFilled(one: Filled): Truth {
  return 'type' in one && one.type === 'boolean' ? truthOf(one) : undefined;
}
