import type { IntendedDifference } from '../core/intended-difference.js';
import type { Diagnostic, Outcome } from '../core/outcome.js';
import type { Signature } from '../core/signature.js';
import type { SourceFile } from '../core/test-program.js';
import { signedError } from './signed-error.js';

/** How the outcome of a subject stands to that of a reference. */
export type Comparison =
  | { readonly kind: 'same' }
  | { readonly kind: 'incomparable'; readonly why: string }
  | { readonly kind: 'different'; readonly signature: Signature };

/** Compares two outcomes of one program: first the decision, then where the errors are, then their codes; never text. */
export function compare(
  subject: Outcome,
  reference: Outcome,
  files: readonly SourceFile[],
  ledger: readonly IntendedDifference[],
): Comparison {
  const [all, expected] = [diagnosticsOf(subject), diagnosticsOf(reference)];
  if (!all || !expected) return { kind: 'incomparable', why: `the reference ${wordFor[reference.kind]}` };
  const obstacle = incomparable([...all, ...expected], ledger);
  if (obstacle) return { kind: 'incomparable', why: `intended difference: ${obstacle}` };
  const [left, right] = withoutUnplaced(all, expected, ledger);
  const code = canonicalCode(ledger);
  const extra = without(left, right, placeOf);
  const missing = without(right, left, placeOf);
  const sign = ([first]: readonly Diagnostic[]) => signedError(first && { ...first, code: code(first) }, files);
  if (all.length === 0 && right.length > 0)
    return different({ symptom: 'wrongAccept', deviation: 'missing', ...sign(missing) });
  // By the same name as where no other compiler is needed to see that the rejection is wrong.
  if (expected.length === 0 && left.length > 0) return different({ symptom: 'wrongReject', ...sign(extra) });
  if (ledger.some(({ rule }) => rule.kind === 'decisionsOnly')) return compareRuns(subject, reference);
  if (missing.length > 0 && extra.length > 0) return different(exchanged(sign(extra), sign(missing)));
  if (missing.length > 0) return different({ symptom: 'wrongDiagnostic', deviation: 'missing', ...sign(missing) });
  if (extra.length > 0) return different({ symptom: 'wrongDiagnostic', deviation: 'extra', ...sign(extra) });
  const placeAndCode = (diagnostic: Diagnostic) => `${placeOf(diagnostic)} ${code(diagnostic)}`;
  const other = without(left, right, placeAndCode);
  const instead = without(right, left, placeAndCode);
  if (other.length > 0 && instead.length > 0) return different(exchanged(sign(other), sign(instead)));
  return compareRuns(subject, reference);
}

function compareRuns(subject: Outcome, reference: Outcome): Comparison {
  if (subject.kind !== 'accepted' || reference.kind !== 'accepted') return { kind: 'same' };
  const [left, right] = [subject.run, reference.run];
  if (!left || !right) return { kind: 'same' };
  if (left.exitCode !== right.exitCode) return different({ symptom: 'miscompile', differs: 'exit code' });
  return left.checksum === right.checksum ? { kind: 'same' } : different({ symptom: 'miscompile', differs: 'output' });
}

function different(signature: Signature): Comparison {
  return { kind: 'different', signature };
}

function exchanged({ error }: Pick<Signature, 'error'>, { error: instead }: Pick<Signature, 'error'>): Signature {
  return { symptom: 'wrongDiagnostic', deviation: 'exchanged', ...(error && { error }), ...(instead && { instead }) };
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

function placeOf({ at }: Diagnostic): string {
  return at ? `${at.file}:${at.line}:${at.column}` : 'whole program';
}

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

function incomparable(diagnostics: readonly Diagnostic[], ledger: readonly IntendedDifference[]): string | undefined {
  const codes = new Set(diagnostics.map(({ code }) => code));
  return ledger.find(({ rule }) => rule.kind === 'incomparable' && rule.codes.some((code) => codes.has(code)))?.id;
}

function withoutUnplaced(
  a: readonly Diagnostic[],
  b: readonly Diagnostic[],
  ledger: readonly IntendedDifference[],
): [readonly Diagnostic[], readonly Diagnostic[]] {
  const has = (list: readonly Diagnostic[], code: string) => list.some((diagnostic) => diagnostic.code === code);
  const codes = ledger.flatMap(({ rule }) => (rule.kind === 'unplaced' ? rule.codes : []));
  const shared = codes.filter((code) => has(a, code) && has(b, code));
  const keep = ({ code }: Diagnostic) => !shared.includes(code);
  return [a.filter(keep), b.filter(keep)];
}

function canonicalCode(ledger: readonly IntendedDifference[]): (diagnostic: Diagnostic) => string {
  const canonical = new Map<string, string>();
  for (const { rule } of ledger) {
    if (rule.kind === 'sameCode') for (const code of rule.codes) canonical.set(code, rule.codes[0] as string);
  }
  return ({ code }) => canonical.get(code) ?? code;
}
