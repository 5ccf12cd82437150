import type { IntendedDifference } from '../core/intended-difference.js';
import type { Diagnostic, Outcome } from '../core/outcome.js';
import { isSameRun } from '../core/same-run.js';
import type { Signature } from '../core/signature.js';
import type { SourceFile } from '../core/test-program.js';
import { decisionOf, hasRun, isEndless } from './behaviour.js';
import { signedError } from './signed-error.js';
import { placeOf, withoutIntended } from './without-intended.js';

/** How the outcome of a subject stands to that of a reference. */
export type Comparison =
  | { readonly kind: 'same' }
  | { readonly kind: 'incomparable'; readonly why: string }
  /** `about` is the diagnostic that the error of the signature stands for. */
  | { readonly kind: 'different'; readonly signature: Signature; readonly about?: Diagnostic };

/** Compares two outcomes of one program: first the decision, then where the errors are, then their codes; never text. */
export function compare(
  subject: Outcome,
  reference: Outcome,
  files: readonly SourceFile[],
  ledger: readonly IntendedDifference[],
): Comparison {
  const [all, expected] = [diagnosticsOf(subject), diagnosticsOf(reference)];
  if (!all || !expected) return { kind: 'incomparable', why: `the reference ${wordFor[reference.kind]}` };
  const { left, right, obstacle } = withoutIntended(all, expected, files, ledger);
  const tell = (signature: Signature, [about]: readonly Diagnostic[]): Comparison => ({
    kind: 'different',
    signature: { ...signature, ...signedError(about, files) },
    ...(about && { about }),
  });
  if (decisionOf(subject).kind !== decisionOf(reference).kind) {
    const rest = [...left, ...right].sort(bySource);
    // Nothing but what may differ tells the rejection from the acceptance.
    if (rest.length === 0 && obstacle) return { kind: 'incomparable', why: `intended difference: ${obstacle}` };
    // A wrong rejection has the same name as where no other compiler is needed to see that it is wrong.
    return subject.kind === 'rejected'
      ? tell({ symptom: 'wrongReject' }, rest)
      : tell({ symptom: 'wrongAccept', deviation: 'missing' }, rest);
  }
  if (ledger.some(({ rule }) => rule.kind === 'decisionsOnly')) return compareRuns(subject, reference);
  const classes = ledger.flatMap(({ rule }) => (rule.kind === 'sameCode' ? [rule.codes] : []));
  const isAlike = (a: Diagnostic, b: Diagnostic) => isAtPlaceOf(a, b) && isSameCode(a, b, classes);
  // Only at one place codes name the same error, and only there the first of them stands for all.
  for (const [isSame, named] of [
    [isAtPlaceOf, (error: Diagnostic) => error],
    [isAlike, (error: Diagnostic) => withFirstCode(error, classes)],
  ] as const) {
    const [extra, missing] = [without(left, right, isSame).map(named), without(right, left, isSame).map(named)];
    if (extra.length > 0 && missing.length > 0)
      return tell({ symptom: 'wrongDiagnostic', deviation: 'exchanged', ...instead(missing, files) }, extra);
    if (missing.length > 0) return tell({ symptom: 'wrongDiagnostic', deviation: 'missing' }, missing);
    if (extra.length > 0) return tell({ symptom: 'wrongDiagnostic', deviation: 'extra' }, extra);
  }
  return compareRuns(subject, reference);
}

function compareRuns(subject: Outcome, reference: Outcome): Comparison {
  if (isEndless(subject) && hasRun(reference))
    return { kind: 'different', signature: { symptom: 'miscompile', ends: 'never' } };
  // A slow reference that meets its limit says nothing against a program that ends.
  if (hasRun(subject) && isEndless(reference))
    return { kind: 'incomparable', why: `the reference ${wordFor[reference.kind]}` };
  if (!hasRun(subject) || !hasRun(reference) || isSameRun(subject.run, reference.run)) return { kind: 'same' };
  const differs = subject.run.exitCode === reference.run.exitCode ? 'output' : 'exit code';
  return { kind: 'different', signature: { symptom: 'miscompile', differs } };
}

function instead([missing]: readonly Diagnostic[], files: readonly SourceFile[]): Pick<Signature, 'instead'> {
  const { error } = signedError(missing, files);
  return error ? { instead: error } : {};
}

function diagnosticsOf(outcome: Outcome): readonly Diagnostic[] | undefined {
  if (decisionOf(outcome).kind === 'accepted') return [];
  return outcome.kind === 'rejected' ? outcome.diagnostics : undefined;
}

const wordFor: Record<Outcome['kind'], string> = {
  accepted: 'accepted',
  rejected: 'rejected',
  crashed: 'crashed',
  timedOut: 'timed out',
  outOfMemory: 'ran out of memory',
  toolFailed: 'could not be observed',
};

type Relation = (a: Diagnostic, b: Diagnostic) => boolean;

// What is in a and not in b, in the order of the source text.
function without(a: readonly Diagnostic[], b: readonly Diagnostic[], isSame: Relation): Diagnostic[] {
  return a.filter((diagnostic) => !b.some((other) => isSame(diagnostic, other))).sort(bySource);
}

function isAtPlaceOf(a: Diagnostic, b: Diagnostic): boolean {
  return placeOf(a) === placeOf(b);
}

function isSameCode(
  { code: a }: Diagnostic,
  { code: b }: Diagnostic,
  classes: readonly (readonly string[])[],
): boolean {
  return a === b || classes.some((codes) => codes.includes(a) && codes.includes(b));
}

function withFirstCode(error: Diagnostic, classes: readonly (readonly string[])[]): Diagnostic {
  const code = classes.find((codes) => codes.includes(error.code))?.[0] ?? error.code;
  return { ...error, code };
}

function bySource(a: Diagnostic, b: Diagnostic): number {
  return (
    (a.at?.file ?? '').localeCompare(b.at?.file ?? '', 'en') ||
    (a.at?.line ?? 0) - (b.at?.line ?? 0) ||
    (a.at?.column ?? 0) - (b.at?.column ?? 0)
  );
}
