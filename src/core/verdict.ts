import type { Diagnostic } from './outcome.js';
import type { Signature } from './signature.js';

/** How sure we are, strongest first. */
export const evidenceGrades = ['witness', 'fixed', 'disagreement', 'rule', 'belief'] as const;

/** How sure we are that a finding is the compiler's fault. */
export type Evidence = (typeof evidenceGrades)[number];

/** What the oracle says about one target's behaviour on one program. */
export type Verdict = { readonly kind: 'pass' } | { readonly kind: 'inconclusive'; readonly why: string } | BugVerdict;

/** The verdict that a compiler failed; the signature names the bug, not the program. */
export interface BugVerdict {
  readonly kind: 'bug';
  readonly signature: Signature;
  readonly evidence: Evidence;
  /** The diagnostic that the error of the signature stands for. */
  readonly about?: Diagnostic;
}

/** The number of programs per kind of verdict. */
export interface VerdictCounts {
  readonly pass: number;
  readonly bug: number;
  readonly inconclusive: number;
}

/** A verdict with the target that it is about. */
export interface Judgement {
  readonly target: string;
  readonly verdict: Verdict;
}

/** The judgement of a bug. */
export type BugJudgement = Judgement & { readonly verdict: BugVerdict };

/** Whether a judgement is that of a bug. */
export function isBug(judgement: Judgement): judgement is BugJudgement {
  return judgement.verdict.kind === 'bug';
}
