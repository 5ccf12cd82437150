import type { Filled } from '../filled.js';
import { truthOfFilled } from './branches.js';
import { formulaOf } from './formula.js';
import type { Truth } from './truth.js';

/** Asks a solver a script, and gives its answers line by line. */
export type AskSolver = (script: string) => Promise<readonly string[]>;

/** Whether what fills a hole is always true or always false: by shape and ranges, and if those do not tell, by a solver. */
export async function solvedTruth(one: Filled, ask: AskSolver): Promise<Truth> {
  const truth = truthOfFilled(one);
  if (truth !== undefined || !('type' in one) || one.type !== 'boolean') return truth;
  const script = formulaOf(one);
  if (script === undefined) return undefined;
  const [canBeTrue, canBeFalse] = await ask(script);
  if (canBeTrue === 'unsat') return false;
  return canBeFalse === 'unsat' ? true : undefined;
}
