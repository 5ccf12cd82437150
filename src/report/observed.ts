import type { Finding } from '../core/finding.js';
import type { Diagnostic, Observation } from '../core/outcome.js';
import { inWords, productName } from './target-words.js';

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
  const comparable = finding.symptom === 'wrongDiagnostic' || finding.symptom === 'miscompile';
  return others.filter(({ outcome }) => comparable === (outcome.kind === failed));
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
