import type { Truth } from './truth.js';

/** The holes that depend on whether the condition that another hole stands for is true. */
export interface Branches {
  readonly whenTrue: readonly number[];
  readonly whenFalse: readonly number[];
}

const none: readonly number[] = [];

/** The holes that are never reached if a condition always has this truth. */
export function deadHoles(branches: Branches | undefined, truth: Truth): readonly number[] {
  if (!branches || truth === undefined) return none;
  return truth ? branches.whenFalse : branches.whenTrue;
}
