import type { IntendedDifference } from '../core/intended-difference.js';
import type { Diagnostic, Outcome } from '../core/outcome.js';
import type { SourceFile } from '../core/test-program.js';
import type { Symptom } from '../core/verdict.js';
import { construct } from './construct.js';
import { withoutNames } from './without-names.js';

/** How the outcome of a subject stands to that of a reference. */
export type Comparison =
  | { readonly kind: 'same' }
  | { readonly kind: 'incomparable'; readonly why: string }
  | { readonly kind: 'different'; readonly symptom: Symptom; readonly signature: string };

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
  const name = ([first]: readonly Diagnostic[]) =>
    first ? `${withoutNames(code(first), files)} at ${construct(first, files)}` : 'none';
  if (all.length === 0 && right.length > 0) return different('wrongAccept', `missing ${name(missing)}`);
  // By the same name as where no other compiler is needed to see that the rejection is wrong.
  if (expected.length === 0 && left.length > 0) return different('wrongReject', name(extra));
  if (ledger.some(({ rule }) => rule.kind === 'decisionsOnly')) return compareRuns(subject, reference);
  if (missing.length > 0 && extra.length > 0)
    return different('wrongDiagnostic', `${name(extra)} for ${name(missing)}`);
  if (missing.length > 0) return different('wrongDiagnostic', `missing ${name(missing)}`);
  if (extra.length > 0) return different('wrongDiagnostic', `extra ${name(extra)}`);
  const placeAndCode = (diagnostic: Diagnostic) => `${placeOf(diagnostic)} ${code(diagnostic)}`;
  const other = without(left, right, placeAndCode);
  const instead = without(right, left, placeAndCode);
  if (other.length > 0 && instead.length > 0)
    return different('wrongDiagnostic', `${name(other)} for ${name(instead)}`);
  return compareRuns(subject, reference);
}

function compareRuns(subject: Outcome, reference: Outcome): Comparison {
  if (subject.kind !== 'accepted' || reference.kind !== 'accepted') return { kind: 'same' };
  const [left, right] = [subject.run, reference.run];
  if (!left || !right) return { kind: 'same' };
  if (left.exitCode !== right.exitCode) return different('miscompile', 'another exit code');
  return left.checksum === right.checksum ? { kind: 'same' } : different('miscompile', 'another output');
}

function different(symptom: Symptom, signature: string): Comparison {
  return { kind: 'different', symptom, signature };
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
