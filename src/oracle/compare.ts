import type { IntendedDifference } from '../core/intended-difference.js';
import type { Diagnostic, Outcome } from '../core/outcome.js';
import { isSameRun } from '../core/same-run.js';
import type { Signature } from '../core/signature.js';
import type { SourceFile } from '../core/test-program.js';
import { hasRun } from './behaviour.js';
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
  if (subject.kind !== reference.kind) {
    const rest = [...left, ...right].sort(bySource);
    // Nothing but what may differ tells the rejection from the acceptance.
    if (rest.length === 0 && obstacle) return { kind: 'incomparable', why: `intended difference: ${obstacle}` };
    // A wrong rejection has the same name as where no other compiler is needed to see that it is wrong.
    return subject.kind === 'accepted'
      ? tell({ symptom: 'wrongAccept', deviation: 'missing' }, rest)
      : tell({ symptom: 'wrongReject' }, rest);
  }
  if (ledger.some(({ rule }) => rule.kind === 'decisionsOnly')) return compareRuns(subject, reference);
  const code = canonicalCode(ledger);
  const placeAndCode = (error: Diagnostic) => `${placeOf(error)} ${code(error).code}`;
  // Codes that name the same error do so at one place only.
  for (const [key, named] of [
    [placeOf, (error: Diagnostic) => error],
    [placeAndCode, code],
  ] as const) {
    const [extra, missing] = [without(left, right, key).map(named), without(right, left, key).map(named)];
    if (extra.length > 0 && missing.length > 0)
      return tell({ symptom: 'wrongDiagnostic', deviation: 'exchanged', ...instead(missing, files) }, extra);
    if (missing.length > 0) return tell({ symptom: 'wrongDiagnostic', deviation: 'missing' }, missing);
    if (extra.length > 0) return tell({ symptom: 'wrongDiagnostic', deviation: 'extra' }, extra);
  }
  return compareRuns(subject, reference);
}

function compareRuns(subject: Outcome, reference: Outcome): Comparison {
  if (!hasRun(subject) || !hasRun(reference) || isSameRun(subject.run, reference.run)) return { kind: 'same' };
  const differs = subject.run.exitCode === reference.run.exitCode ? 'output' : 'exit code';
  return { kind: 'different', signature: { symptom: 'miscompile', differs } };
}

function instead([missing]: readonly Diagnostic[], files: readonly SourceFile[]): Pick<Signature, 'instead'> {
  const { error } = signedError(missing, files);
  return error ? { instead: error } : {};
}

function diagnosticsOf(outcome: Outcome): readonly Diagnostic[] | undefined {
  if (outcome.kind === 'accepted') return [];
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

// What is in a and not in b, in the order of the source text.
function without(a: readonly Diagnostic[], b: readonly Diagnostic[], key: (d: Diagnostic) => string): Diagnostic[] {
  const known = new Set(b.map(key));
  return a.filter((diagnostic) => !known.has(key(diagnostic))).sort(bySource);
}

function bySource(a: Diagnostic, b: Diagnostic): number {
  return (
    (a.at?.file ?? '').localeCompare(b.at?.file ?? '', 'en') ||
    (a.at?.line ?? 0) - (b.at?.line ?? 0) ||
    (a.at?.column ?? 0) - (b.at?.column ?? 0)
  );
}

function canonicalCode(ledger: readonly IntendedDifference[]): (diagnostic: Diagnostic) => Diagnostic {
  const canonical = new Map<string, string>();
  for (const { rule } of ledger) {
    if (rule.kind === 'sameCode') for (const code of rule.codes) canonical.set(code, rule.codes[0] as string);
  }
  return (diagnostic) => ({ ...diagnostic, code: canonical.get(diagnostic.code) ?? diagnostic.code });
}
