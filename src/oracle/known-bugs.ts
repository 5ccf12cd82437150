import type { Finding } from '../core/finding.js';
import type { KnownBug, SignaturePattern } from '../core/known-bug.js';
import type { Diagnostic, Outcome } from '../core/outcome.js';
import type { Signature } from '../core/signature.js';
import { parseTarget } from '../core/target.js';
import type { TestProgram } from '../core/test-program.js';
import { compareVersions } from '../core/version.js';
import { textAround } from './enclosing-statement.js';

/** A failure of a target, with what the target did. */
export interface Failure extends Pick<Finding, 'target' | 'signature'> {
  readonly outcome: Outcome;
  /** The diagnostic that the failure is about: its error, or the one that is missing. */
  readonly about?: Diagnostic | undefined;
  readonly program?: Pick<TestProgram, 'files'>;
}

/** The known bug that a failure is, if it is one. */
export function knownBugOf(failure: Failure, bugs: readonly KnownBug[]): KnownBug | undefined {
  return bugs.find((bug) => isIn(bug, failure.target) && fits(bug, failure));
}

/** Whether a target has a known bug, as far as the list tells; one without a version is the newest. */
export function isIn(bug: KnownBug, target: string): boolean {
  const { family, since } = bug;
  const { family: own, version } = parseTarget(target);
  const begun = since === undefined || version === undefined || compareVersions(version, since) >= 0;
  return own === family && begun && !isFixed(bug, target);
}

/** Whether a version of its family is one after the fix. */
export function isFixed({ fixedIn }: KnownBug, target: string): boolean {
  const { version } = parseTarget(target);
  return fixedIn !== undefined && (version === undefined || compareVersions(version, fixedIn) >= 0);
}

/** Whether a failure is that of a known bug, in whatever version. */
export function fits(bug: KnownBug, failure: Omit<Failure, 'target'>): boolean {
  const { text, around, message, signature } = bug;
  const files = failure.program?.files ?? [];
  const at = failure.about?.at;
  return (
    hasPattern(failure.signature, signature) &&
    (message?.test(wordsOf(failure)) ?? true) &&
    (text === undefined || files.some((file) => text.test(file.text))) &&
    (around === undefined || (at !== undefined && around.test(textAround(at, files))))
  );
}

function hasPattern({ symptom, error, fault, crash }: Signature, pattern: SignaturePattern): boolean {
  const { codes, constructs, faults, exception, frames = [] } = pattern;
  return (
    symptom === pattern.symptom &&
    (codes === undefined || (error !== undefined && codes.includes(error.code))) &&
    (constructs === undefined || (error !== undefined && constructs.includes(error.construct))) &&
    (faults === undefined || (fault !== undefined && faults.includes(fault.kind))) &&
    (exception === undefined || crash?.kind.split('.').at(-1) === exception) &&
    areInOrder(frames, crash?.frames ?? [])
  );
}

function areInOrder(wanted: readonly RegExp[], frames: readonly string[]): boolean {
  let next = 0;
  for (const frame of frames) if (wanted[next]?.test(frame)) next++;
  return next === wanted.length;
}

// Other errors of the same program may be those of other bugs.
function wordsOf({ outcome, about }: Omit<Failure, 'target'>): string {
  return outcome.kind === 'crashed' ? outcome.stack : (about?.message ?? '');
}
