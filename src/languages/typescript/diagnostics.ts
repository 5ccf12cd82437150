import type { Diagnostic, Outcome } from '../../core/outcome.js';
import { syntaxMark } from './parser-codes.js';

const located = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/;
const global = /^error (TS\d+): (.*)$/;

/** Reads what `tsc --pretty false` prints to its standard output; both implementations print alike. */
export function parseDiagnostics(stdout: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const line of stdout.split('\n')) {
    const diagnostic = parseLine(line.trimEnd());
    if (diagnostic) diagnostics.push(diagnostic);
  }
  return diagnostics;
}

/** A program with diagnostics is rejected, one without is accepted. */
export function outcomeOf(diagnostics: readonly Diagnostic[]): Outcome {
  return diagnostics.length > 0 ? { kind: 'rejected', diagnostics } : { kind: 'accepted' };
}

// Further lines of a message are indented and match neither pattern.
function parseLine(line: string): Diagnostic | undefined {
  const place = located.exec(line);
  if (place) {
    const [, file = '', row, column, code = '', message = ''] = place;
    return { at: { file, line: Number(row), column: Number(column) }, code, message, ...syntaxMark(code) };
  }
  const whole = global.exec(line);
  return whole ? { code: whole[1] ?? '', message: whole[2] ?? '' } : undefined;
}
