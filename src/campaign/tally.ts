import type { Judgement } from '../core/verdict.js';

/** What came of the programs of one batch, or of a whole campaign. */
export interface Tally {
  pass: number;
  bug: number;
  inconclusive: number;
  readonly reasons: Map<string, number>;
}

/** A tally of nothing. */
export function emptyTally(): Tally {
  return { pass: 0, bug: 0, inconclusive: 0, reasons: new Map() };
}

/** Counts a program by the worst that is said of it. */
export function count(tally: Tally, judgements: readonly Judgement[]): void {
  const verdicts = judgements.map(({ verdict }) => verdict);
  const inconclusive = verdicts.find((verdict) => verdict.kind === 'inconclusive');
  if (verdicts.some(({ kind }) => kind === 'bug')) tally.bug++;
  else if (inconclusive) countInconclusive(tally, inconclusive.why);
  else tally.pass++;
}

/** Counts a program that nothing can be said of. */
export function countInconclusive(tally: Tally, why: string): void {
  tally.inconclusive++;
  tally.reasons.set(why, (tally.reasons.get(why) ?? 0) + 1);
}

/** Adds one tally to another. */
export function add(to: Tally, from: Tally): void {
  to.pass += from.pass;
  to.bug += from.bug;
  to.inconclusive += from.inconclusive;
  for (const [why, times] of from.reasons) to.reasons.set(why, (to.reasons.get(why) ?? 0) + times);
}
