import type { Finding } from '../core/finding.js';
import type { Cost, Diagnostic, Observation } from '../core/outcome.js';
import { isSameRun } from '../core/same-run.js';
import { compareVersions } from '../core/version.js';
import { familyOf, inWords, productName, versionOf } from './target-words.js';

/** What the target of a finding did. */
export function subjectOf({ observations, target }: Finding): Observation | undefined {
  return observations.find((observation) => observation.target === target);
}

/** What the other targets did. */
export function othersOf({ observations, target }: Finding): Observation[] {
  return observations.filter((observation) => observation.target !== target);
}

/** The others that did what the target of the finding should have done, as far as one can tell without the oracle. */
export function betterThan(finding: Finding): Observation[] {
  const failed = subjectOf(finding)?.outcome.kind;
  const others = othersOf(finding).filter(({ outcome }) => outcome.kind === 'accepted' || outcome.kind === 'rejected');
  // Which configuration of a build is right is not known: they should do the same.
  if (finding.signature.symptom === 'inconsistent') return others;
  if (finding.signature.symptom === 'slow') return others.filter((other) => costOf(other) === undefined);
  if (finding.signature.symptom === 'miscompile')
    return others.filter((other) => runsOtherwise(other, subjectOf(finding)));
  return others.filter(({ outcome }) => tellsByDecision(finding) === (outcome.kind !== failed));
}

/** The CPU time that a compiler took, and what is usual, where it took long. */
export function costOf(observation: Observation | undefined): Cost | undefined {
  const outcome = observation?.outcome;
  return outcome?.kind === 'accepted' || outcome?.kind === 'rejected' ? outcome.cost : undefined;
}

function runsOtherwise({ outcome: a }: Observation, subject: Observation | undefined): boolean {
  const b = subject?.outcome;
  if (b?.kind === 'timedOut') return a.kind === 'accepted' && a.run !== undefined;
  if (a.kind !== 'accepted' || b?.kind !== 'accepted') return true;
  return a.run && b.run ? !isSameRun(a.run, b.run) : a.run !== b.run;
}

/** Whether accepting or rejecting alone tells a compiler that has the bug from one that has not. */
export function tellsByDecision({ signature: { symptom } }: Finding): boolean {
  return symptom !== 'wrongDiagnostic' && symptom !== 'miscompile' && symptom !== 'inconsistent' && symptom !== 'slow';
}

/** Those among them that are newer versions of the compiler that failed. */
export function newerThan(finding: Finding): Observation[] {
  const { target } = finding;
  return betterThan(finding).filter(
    (other) =>
      familyOf(other.target) === familyOf(target) && compareVersions(versionOf(other.target), versionOf(target)) > 0,
  );
}

/** The correct compilers, as the subject of a sentence: by name where the decision alone shows which one it is. */
export function rightOnes(finding: Finding, candidates: readonly Observation[], otherwise: string): string {
  const [only, ...others] = candidates;
  return tellsByDecision(finding) && only && others.length === 0 ? productName(only.target) : otherwise;
}

/** The products of some observations, in a sentence. */
export function productsOf(observations: readonly Observation[]): string {
  return inWords(observations.map(({ target }) => productName(target)));
}

/** The errors that a target reported. */
export function diagnosticsOf(observation: Observation | undefined): readonly Diagnostic[] {
  return observation?.outcome.kind === 'rejected' ? observation.outcome.diagnostics : [];
}

/** The errors that one target reported and another did not, by place and code. */
export function lacking(reporting: Observation | undefined, other: Observation | undefined): Diagnostic[] {
  const key = ({ at, code }: Diagnostic) => `${at?.file}:${at?.line}:${at?.column} ${code}`;
  const known = new Set(diagnosticsOf(other).map(key));
  return diagnosticsOf(reporting).filter((diagnostic) => !known.has(key(diagnostic)));
}
