import type { Finding } from '../core/finding.js';
import type { IntendedDifference } from '../core/intended-difference.js';
import { isPatternOf, messagePattern } from '../core/message-pattern.js';
import type { Diagnostic, Observation } from '../core/outcome.js';
import { judge } from './judge.js';

/**
 * A finding with a signature that can be compared: what cupel 0.1.0 wrote is a text, so what the compilers did then is judged
 * anew. The text stays where that leads to another symptom.
 */
export function withSignature(finding: Finding, ledger: readonly IntendedDifference[]): Finding {
  const { signature, program, observations, target } = finding;
  // What cupel 0.1.0 saw does not tell whether the compiler did not end, or the program.
  if (signature.legacy === undefined || signature.symptom === 'hang') return finding;
  const verdict = judge(program, observations.map(withPattern), ledger).find((each) => each.target === target)?.verdict;
  if (verdict?.kind !== 'bug' || verdict.signature.symptom !== signature.symptom) return finding;
  return { ...finding, signature: verdict.signature };
}

// The patterns of messages were others.
function withPattern(observation: Observation): Observation {
  const { outcome } = observation;
  if (outcome.kind !== 'rejected') return observation;
  const diagnostics = outcome.diagnostics.map(
    (error): Diagnostic =>
      isPatternOf(error.message, error.code) ? { ...error, code: messagePattern(error.message) } : error,
  );
  return { ...observation, outcome: { ...outcome, diagnostics } };
}
