import type { Observed, Outcome } from '../src/core/outcome.js';

/** The outcomes of what a toolchain observed of a batch. */
export async function outcomesOf(observed: Promise<readonly Observed[]>): Promise<Outcome[]> {
  return (await observed).map(({ outcome }) => outcome);
}

/** The outcome of what a toolchain observed of one program. */
export async function outcomeOf(observed: Promise<Observed>): Promise<Outcome> {
  return (await observed).outcome;
}
