import type { Finding } from '../core/finding.js';
import type { IntendedDifference } from '../core/intended-difference.js';
import type { Outcome } from '../core/outcome.js';
import type { Verdict } from '../core/verdict.js';
import { crashKind } from '../oracle/crash-signature.js';
import { judge } from '../oracle/judge.js';
import { isNewerOfSameFamily } from '../oracle/newer.js';
import type { Bug } from './shows-bug.js';

/** What judging a finding again needs of it. */
export type Dated = Bug & Pick<Finding, 'program' | 'observations'>;

/** Whether another version of the compiler, in the place of the one that failed, shows the bug of a finding. */
export function showsInVersion(
  finding: Dated,
  target: string,
  outcome: Outcome,
  ledger: readonly IntendedDifference[],
): boolean {
  const observations = finding.observations.map((observation) =>
    isSubject(finding, observation) ? { ...observation, target, outcome } : observation,
  );
  const newer = isNewerOfSameFamily(target, finding.target);
  return judge(finding.program, observations, ledger).some(
    (judgement) => judgement.target === target && isSameBug(finding, judgement.verdict, newer),
  );
}

/** A finding whose target has done this with the program that its program must match. */
export function withParent<Known extends Dated>(finding: Known, parent: Outcome | undefined): Known {
  if (!parent) return finding;
  const observations = finding.observations.map((each) => (isSubject(finding, each) ? { ...each, parent } : each));
  return { ...finding, observations };
}

// The same symptom and signature, but versions of a compiler do not fail in the same words.
function isSameBug(bug: Bug, verdict: Verdict, newer: boolean): boolean {
  if (verdict.kind !== 'bug' || verdict.symptom !== bug.symptom) return false;
  if (verdict.signature === bug.signature) return true;
  // Functions are renamed and moved, as between TypeScript 5.4 and 5.9, 6 and 7, or Groovy 5 and 6 (docs/bugs-found.md):
  // on one and the same program an exception of the same kind is the same crash.
  if (bug.symptom === 'crash') return crashKind(verdict.signature) === crashKind(bug.signature);
  // An older version may decide so because it lacks a feature. A newer one lacks none: it says the same in other words
  // (Kotlin 2 rewrote all messages), and to call that a fix would be wrong.
  return newer;
}

function isSubject({ target }: Bug, observation: Finding['observations'][number]): boolean {
  return observation.target === target && !observation.reference;
}
