import type { Finding } from '../core/finding.js';
import type { KnownBug } from '../core/known-bug.js';
import type { Outcome } from '../core/outcome.js';
import { parseTarget } from '../core/target.js';
import { compareVersions } from '../core/version.js';

/** A failure of a target, with what the target did. */
export interface Failure extends Pick<Finding, 'target' | 'symptom' | 'signature'> {
  readonly outcome: Outcome;
}

/** The known bug that a failure is, if it is one. */
export function knownBugOf(failure: Failure, bugs: readonly KnownBug[]): KnownBug | undefined {
  return bugs.find((bug) => isIn(bug, failure.target) && fits(bug, failure));
}

/** Whether a target has a known bug, as far as the list tells. */
export function isIn({ family, fixedIn }: KnownBug, target: string): boolean {
  const { family: own, version = '0' } = parseTarget(target);
  return own === family && (fixedIn === undefined || compareVersions(version, fixedIn) < 0);
}

/** Whether a failure is that of a known bug, in whatever version. */
export function fits(bug: KnownBug, { symptom, signature, outcome }: Failure): boolean {
  const named = typeof bug.signature === 'string' ? signature.includes(bug.signature) : bug.signature.test(signature);
  return symptom === bug.symptom && named && (bug.message?.test(wordsOf(outcome)) ?? true);
}

function wordsOf(outcome: Outcome): string {
  if (outcome.kind === 'crashed') return outcome.stack;
  return outcome.kind === 'rejected' ? outcome.diagnostics.map(({ message }) => message).join('\n') : '';
}
