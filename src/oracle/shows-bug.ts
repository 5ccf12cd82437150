import type { Finding } from '../core/finding.js';
import type { IntendedDifference } from '../core/intended-difference.js';
import type { Observation } from '../core/outcome.js';
import { isSameFailure } from '../core/same-bug.js';
import type { Judged } from './case.js';
import { judge } from './judge.js';

/** What makes a bug the same bug. */
export type Bug = Pick<Finding, 'target' | 'signature'>;

/** Whether a program shows a bug: judged anew, the same target fails in the same way. The one predicate of triage. */
export function showsBug(
  bug: Bug,
  program: Judged,
  observations: readonly Observation[],
  ledger: readonly IntendedDifference[],
): boolean {
  return judge(program, observations, ledger).some(
    ({ target, verdict }) =>
      target === bug.target && verdict.kind === 'bug' && isSameFailure(bug.signature, verdict.signature),
  );
}
