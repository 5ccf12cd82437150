import type { Finding } from '../../core/finding.js';
import type { Outcome } from '../../core/outcome.js';
import { toolchainOf } from '../../core/target.js';
import { betterThan, tellsByDecision } from '../observed.js';
import { familyOf, productName } from '../target-words.js';

/** What one version of a compiler did with the program of a finding. */
export interface VersionRow {
  readonly name: string;
  readonly outcome: Outcome;
  /** Whether it shows the bug; unknown of what was only compared with. */
  readonly shows?: boolean;
}

/** All that was tried with a finding: the dated versions of its compiler, oldest first, then everything else. */
export function versionRows(finding: Finding): VersionRow[] {
  const { target, observations, dating } = finding;
  const right = tellsByDecision(finding) ? betterThan(finding) : [];
  const family = familyOf(target);
  const configuration = target.slice(toolchainOf(target).length);
  const dated = (dating?.versions ?? []).map(({ version, outcome, shows }) => ({
    name: productName(`${family}@${version}${configuration}`),
    outcome,
    shows,
  }));
  const rest = observations
    .map(
      (observation): VersionRow => ({
        name: productName(observation.target),
        outcome: observation.outcome,
        ...((observation.target === target || right.includes(observation)) && { shows: observation.target === target }),
      }),
    )
    .filter(({ name }) => !dated.some((row) => row.name === name));
  return [...dated, ...rest];
}
