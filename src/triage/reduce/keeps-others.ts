import type { Finding } from '../../core/finding.js';
import type { Observation, Outcome } from '../../core/outcome.js';
import type { Signature } from '../../core/signature.js';
import type { SourceFile } from '../../core/test-program.js';
import { withoutNames } from '../../oracle/without-names.js';

/**
 * Whether the other compilers still do with a candidate what they did with the program of a finding. It is what keeps a
 * smaller program a fair one: where others accepted, it is still correct; where they rejected it, it still has the fault.
 */
export function keepsOthers(
  finding: Finding,
  files: readonly SourceFile[],
  observations: readonly Observation[],
): boolean {
  // What other tiers compute may be as wrong.
  const isJudge = ({ target, reference }: Observation) =>
    target !== finding.target && (reference || finding.signature.symptom !== 'miscompile');
  return finding.observations.filter(isJudge).every((before) => {
    const now = observations.find(({ target }) => target === before.target);
    return now !== undefined && isKept(finding, before.outcome, { outcome: now.outcome, files });
  });
}

function isKept(
  { signature, program }: Finding,
  before: Outcome,
  { outcome: now, files }: { readonly outcome: Outcome; readonly files: readonly SourceFile[] },
): boolean {
  if (before.kind === 'accepted') return now.kind === 'accepted';
  if (before.kind !== 'rejected') return true;
  // A crash on a correct program is better than one on a wrong one; and whether compilers agree is in the signature.
  if (now.kind === 'accepted') return needsNoJudge(signature) || program.expectation.kind === 'agree';
  if (now.kind !== 'rejected') return false;
  // A new error would be a fault that only the reduction has made.
  const codes = new Set(before.diagnostics.map(({ code }) => withoutNames(code, program.files)));
  return now.diagnostics.every(({ code }) => codes.has(withoutNames(code, files)));
}

/** Whether some other compiler says what is right: without one only cuts that keep the types can be trusted. */
export function hasJudge({ target, signature, observations, program }: Finding): boolean {
  if (needsNoJudge(signature) || program.expectation.kind === 'agree') return true;
  const wanted = program.expectation.kind === 'reject' ? 'rejected' : 'accepted';
  return observations.some((other) => other.target !== target && other.outcome.kind === wanted);
}

function needsNoJudge({ symptom }: Signature): boolean {
  return symptom === 'crash' || symptom === 'hang' || symptom === 'outOfMemory';
}
