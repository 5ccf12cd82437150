import type { IntendedDifference } from '../core/intended-difference.js';
import type { Diagnostic, Observation, Outcome } from '../core/outcome.js';
import type { Signature } from '../core/signature.js';
import type { TestProgram } from '../core/test-program.js';
import type { BugVerdict, Evidence } from '../core/verdict.js';
import { isNewerOfSameFamily } from './newer.js';

/** The part of a program that a verdict depends on. */
export type Judged = Pick<TestProgram, 'files' | 'driver' | 'expectation' | 'rules'>;

/** All that a verdict on one target depends on. */
export interface Case {
  readonly program: Judged;
  readonly subject: Observation;
  readonly others: readonly Observation[];
  readonly ledger: readonly IntendedDifference[];
}

/** The verdict that a compiler failed, and the diagnostic that tells so, if one does. */
export function bug(signature: Signature, evidence: Evidence, about?: Diagnostic): BugVerdict {
  return { kind: 'bug', signature, evidence, ...(about && { about }) };
}

/** How sure it is that the subject failed, by the others that did as expected. */
export function evidenceFrom(
  { subject, others }: Case,
  asExpected: (outcome: Outcome, other: Observation) => boolean,
): Evidence {
  const good = others.filter((other) => asExpected(other.outcome, other));
  if (good.some((other) => isNewerOfSameFamily(other.target, subject.target))) return 'fixed';
  return good.length > 0 ? 'disagreement' : 'belief';
}
