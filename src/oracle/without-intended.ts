import type { IntendedDifference } from '../core/intended-difference.js';
import type { Diagnostic } from '../core/outcome.js';
import type { SourceFile } from '../core/test-program.js';
import { enclosingCalls } from './enclosing-calls.js';
import { enclosingStatement } from './enclosing-statement.js';

/** What two compilers reported, of which some must agree. */
export interface Compared {
  readonly left: readonly Diagnostic[];
  readonly right: readonly Diagnostic[];
  /** The entry of the ledger by which diagnostics are left out that may have decided whether the program is accepted. */
  readonly obstacle?: string | undefined;
}

/** Leaves out what the ledger says may differ: the errors that it names, and errors in statements about the same names. */
export function withoutIntended(
  left: readonly Diagnostic[],
  right: readonly Diagnostic[],
  files: readonly SourceFile[],
  ledger: readonly IntendedDifference[],
): Compared {
  const obstacle = ledger.find(({ rule }) => rule.kind === 'incomparable' && hasOne([...left, ...right], rule.codes));
  const rest = withoutSameCalls(withoutIncomparable({ left, right }, files, ledger), files, ledger);
  return { ...rest, obstacle: obstacle?.id };
}

/** The place of an error, as it is compared. */
export function placeOf({ at }: Diagnostic): string {
  return at ? `${at.file}:${at.line}:${at.column}` : 'whole program';
}

function hasOne(diagnostics: readonly Diagnostic[], codes: readonly string[]): boolean {
  return diagnostics.some(({ code }) => codes.includes(code));
}

// In place of such an error another compiler may report something else; and what the error is about, a type that is too
// complex or one of two declarations, means something else to it wherever it is used.
function withoutIncomparable(
  { left, right }: Compared,
  files: readonly SourceFile[],
  ledger: readonly IntendedDifference[],
): Compared {
  const codes = codesOf(ledger, 'incomparable');
  const named = [...left, ...right].filter(({ code }) => codes.includes(code));
  if (named.length === 0) return { left, right };
  const statementOf = ({ at }: Diagnostic) => at && enclosingStatement(at, files);
  const places = new Set(named.map(placeOf));
  const names = named.flatMap((error) => statementOf(error)?.names ?? []);
  const keep = (error: Diagnostic) =>
    !places.has(placeOf(error)) && !names.some((name) => statementOf(error)?.words.has(name));
  return { left: left.filter(keep), right: right.filter(keep) };
}

function withoutSameCalls(
  { left, right }: Compared,
  files: readonly SourceFile[],
  ledger: readonly IntendedDifference[],
): Compared {
  const codes = codesOf(ledger, 'sameCall');
  const callsOf = ({ at }: Diagnostic) => (at ? enclosingCalls(at, files) : []);
  const matched = new Set<Diagnostic>();
  for (const one of left.filter(({ code }) => codes.includes(code))) {
    const calls = callsOf(one);
    const partner = right.find(
      (other) => other.code === one.code && !matched.has(other) && callsOf(other).some((call) => calls.includes(call)),
    );
    if (partner) matched.add(one).add(partner);
  }
  const keep = (diagnostic: Diagnostic) => !matched.has(diagnostic);
  return { left: left.filter(keep), right: right.filter(keep) };
}

function codesOf(ledger: readonly IntendedDifference[], kind: 'incomparable' | 'sameCall'): readonly string[] {
  return ledger.flatMap(({ rule }) => (rule.kind === kind ? rule.codes : []));
}
