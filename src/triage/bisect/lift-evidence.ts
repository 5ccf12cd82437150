import type { Dating, Finding } from '../../core/finding.js';
import type { IntendedDifference } from '../../core/intended-difference.js';
import type { Observation } from '../../core/outcome.js';
import { formatTarget, parseTarget } from '../../core/target.js';
import { type Evidence, evidenceGrades } from '../../core/verdict.js';
import { compareVersions } from '../../core/version.js';
import { judge } from '../../oracle/judge.js';

/** How sure we are of a finding once it has been dated; never less than before. */
export function liftEvidence(finding: Finding, dating: Dating, ledger: readonly IntendedDifference[]): Evidence {
  const observations = [...finding.observations, ...witnesses(finding, dating)];
  const verdict = judge(finding.program, observations, ledger).find(({ target }) => target === finding.target)?.verdict;
  if (verdict?.kind !== 'bug' || verdict.signature.symptom !== finding.signature.symptom) return finding.evidence;
  return stronger(finding.evidence, verdict.evidence);
}

/** The better proof of two. */
export function stronger(a: Evidence, b: Evidence): Evidence {
  return evidenceGrades.indexOf(a) <= evidenceGrades.indexOf(b) ? a : b;
}

// Only the newest version tells that a bug is fixed: it may have come back. An older one may reject for want of a
// feature, so that only its acceptance says something.
function witnesses({ target, observations }: Finding, { versions }: Dating): Observation[] {
  const { family, version: own = '', configuration = 'default' } = parseTarget(target);
  const newest = versions.at(-1);
  return versions
    .filter(({ version, outcome }) => {
      const order = compareVersions(version, own);
      return order < 0 ? outcome.kind === 'accepted' : order > 0 && version === newest?.version;
    })
    .map(({ version, outcome, parent }) => ({
      target: formatTarget(`${family}@${version}`, configuration),
      reference: false,
      outcome,
      ...(parent && { parent }),
    }))
    .filter(({ target: name }) => observations.every((other) => other.target !== name));
}
