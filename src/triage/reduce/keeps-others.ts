import { type Expectation, mustMatch, mustRun } from '../../core/expectation.js';
import type { Finding } from '../../core/finding.js';
import type { Observation, Outcome } from '../../core/outcome.js';
import type { Signature } from '../../core/signature.js';
import { sourcesOf } from '../../core/sources.js';
import type { SourceFile } from '../../core/test-program.js';
import { type Ending, endsAs, matchesParent } from '../../oracle/behaviour.js';
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
    return (
      now !== undefined &&
      isKept(finding, before.outcome, { outcome: now.outcome, files }) &&
      staysRight(finding, before, now)
    );
  });
}

// Where a program did what is expected when it ran, a smaller one must as well: otherwise the cut is at fault.
function staysRight({ program: { expectation }, signature }: Finding, before: Observation, now: Observation): boolean {
  const ending = endingOf(expectation, signature);
  const isRight = (observation: Observation) =>
    ending ? endsAs(observation.outcome, ending) : matchesParent(observation);
  if (needsNoJudge(signature) || (!ending && expectation.kind !== 'match')) return true;
  return !isRight(before) || isRight(now);
}

// How a program must end, where that it ran wrongly was found.
function endingOf(expectation: Expectation, { symptom }: Signature): Ending | undefined {
  if (expectation.kind === 'run') return expectation;
  return mustRun(expectation) && symptom === 'miscompile' ? { kind: 'run', ends: 'normally' } : undefined;
}

function isKept(
  { signature, program }: Finding,
  before: Outcome,
  { outcome: now, files }: { readonly outcome: Outcome; readonly files: readonly SourceFile[] },
): boolean {
  if (before.kind === 'accepted') return now.kind === 'accepted';
  if (before.kind !== 'rejected') return true;
  // A crash on a correct program is better than one on a wrong one; and whether compilers agree is in the signature.
  if (now.kind === 'accepted') return needsNoJudge(signature) || isCompared(program.expectation);
  if (now.kind !== 'rejected') return false;
  // A new error would be a fault that only the reduction has made.
  const codes = new Set(before.diagnostics.map(({ code }) => withoutNames(code, sourcesOf(program))));
  return now.diagnostics.every(({ code }) => codes.has(withoutNames(code, files)));
}

/** Whether some other compiler says what is right: without one only cuts that keep the types can be trusted. */
export function hasJudge({ target, signature, observations, program }: Finding): boolean {
  if (needsNoJudge(signature) || isCompared(program.expectation)) return true;
  const others = observations.filter((other) => other.target !== target);
  const { expectation } = program;
  if (expectation.kind === 'match') return others.some(matchesParent);
  const ending = endingOf(expectation, signature);
  if (ending) return others.some(({ outcome }) => endsAs(outcome, ending));
  // Which of several rules holds is not known.
  if (expectation.kind === 'anyOf' && mustMatch(expectation)) return false;
  const wanted = expectation.kind === 'reject' ? 'rejected' : 'accepted';
  return others.some(({ outcome }) => outcome.kind === wanted);
}

function isCompared({ kind }: Expectation): boolean {
  return kind === 'agree' || kind === 'consistent';
}

function needsNoJudge({ symptom }: Signature): boolean {
  return symptom === 'crash' || symptom === 'hang' || symptom === 'outOfMemory';
}
