import type { Judgement } from '../core/verdict.js';

/** What came of one program. */
export type Result =
  | { readonly kind: 'pass' | 'bug' }
  /** Nothing can be said of it. */
  | { readonly kind: 'inconclusive'; readonly why: string }
  /** It could not be made: a defect of cupel, which is recorded elsewhere. */
  | { readonly kind: 'failed' };

/** What came of the programs of a campaign. */
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

/** What came of a program by the worst that is said of it. */
export function resultOf(judgements: readonly Judgement[]): Result {
  const verdicts = judgements.map(({ verdict }) => verdict);
  if (verdicts.some(({ kind }) => kind === 'bug')) return { kind: 'bug' };
  return verdicts.find((verdict) => verdict.kind === 'inconclusive') ?? { kind: 'pass' };
}

/** Counts a program. */
export function count(tally: Tally, result: Result): void {
  if (result.kind === 'failed') return;
  tally[result.kind]++;
  if (result.kind === 'inconclusive') tally.reasons.set(result.why, (tally.reasons.get(result.why) ?? 0) + 1);
}

/** A tally of its own that begins with what another one holds. */
export function copyOf({ reasons, ...counts }: Tally): Tally {
  return { ...counts, reasons: new Map(reasons) };
}
