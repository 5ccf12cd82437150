import type { Finding } from '../core/finding.js';
import type { IntendedDifference } from '../core/intended-difference.js';
import type { Observation, Outcome } from '../core/outcome.js';
import { isSameInVersion } from '../core/same-bug.js';
import { judge } from './judge.js';
import { isNewerOfSameFamily } from './newer.js';
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
    (judgement) =>
      judgement.target === target &&
      judgement.verdict.kind === 'bug' &&
      isSameInVersion(finding.signature, judgement.verdict.signature, newer),
  );
}

/** Whether another build, under the configurations of a finding, does not do the same as the one that it is about. */
export function showsInBuild(
  finding: Dated,
  observations: readonly Observation[],
  ledger: readonly IntendedDifference[],
): boolean {
  return judge(finding.program, observations, ledger).some(
    ({ target, verdict }) =>
      verdict.kind === 'bug' &&
      isSameInVersion(finding.signature, verdict.signature, isNewerOfSameFamily(target, finding.target)),
  );
}

/** A finding whose target has done this with the program that its program must match. */
export function withParent<Known extends Dated>(finding: Known, parent: Outcome | undefined): Known {
  if (!parent) return finding;
  const observations = finding.observations.map((each) => (isSubject(finding, each) ? { ...each, parent } : each));
  return { ...finding, observations };
}

function isSubject({ target }: Bug, observation: Finding['observations'][number]): boolean {
  return observation.target === target && !observation.reference;
}
