import type { Finding } from '../core/finding.js';
import type { Diagnostic, Observation } from '../core/outcome.js';
import { signatureDetail } from '../core/signature.js';
import { sourcesOf } from '../core/sources.js';
import { formatMany } from './numbers.js';
import { betterThan, diagnosticsOf, lacking, othersOf, productsOf, subjectOf } from './observed.js';
import { diagnosticText } from './outcome-words.js';
import { productName } from './target-words.js';
import { faultOf } from './verdict-words.js';
import { shorten } from './visible-text.js';

const longest = 140;

/** What goes wrong, in one line that the people who make the compiler understand. */
export function findingTitle(finding: Finding): string {
  return shorten(`${productName(finding.target)} ${failure(finding)}`, longest);
}

function failure(finding: Finding): string {
  switch (finding.signature.symptom) {
    case 'crash':
      return crash(finding);
    case 'hang':
      return `does not finish compiling ${sizeOf(finding)}`;
    case 'outOfMemory':
      return `runs out of memory compiling ${sizeOf(finding)}`;
    case 'wrongReject':
      return `rejects ${valid(finding)}${first(diagnosticsOf(subjectOf(finding)))}`;
    case 'wrongAccept':
      return wrongAccept(finding);
    case 'wrongDiagnostic':
      return wrongDiagnostic(finding);
    case 'miscompile':
      return miscompile(finding);
    case 'inconsistent':
      return inconsistent(finding);
  }
}

// The kind of the exception and the innermost frame are enough for a title.
function crash({ signature }: Finding): string {
  const { kind, frames } = signature.crash ?? { kind: signatureDetail(signature), frames: [] };
  const where = frames[0] === undefined ? '' : ` in ${withoutPackage(frames[0])}`;
  return kind === 'crash' || kind === '' ? `crashes${where}` : `crashes: ${withoutPackage(kind)}${where}`;
}

function withoutPackage(name: string): string {
  return name.replace(/^(?:[a-z]\w*\.)+(?=[A-Z])/, '');
}

function valid(finding: Finding): string {
  const accepting = betterThan(finding);
  if (finding.program.expectation.kind === 'accept' || accepting.length === 0) return 'a well-typed program';
  return `a program that ${productsOf(accepting)} ${accepting.length === 1 ? 'accepts' : 'accept'}`;
}

function wrongAccept(finding: Finding): string {
  const fault = faultOf(finding.program.expectation);
  if (fault) return `accepts an ill-typed program: ${fault}`;
  const rejecting = betterThan(finding);
  const verb = rejecting.length === 1 ? 'rejects' : 'reject';
  return `accepts a program that ${productsOf(rejecting)} ${verb}${first(diagnosticsOf(rejecting[0]))}`;
}

// What a program prints tells more than that it is something else, if it is short.
function miscompile(finding: Finding): string {
  const better = betterThan(finding);
  if (finding.signature.ends === 'never')
    return `miscompiles a program: it does not end, which it does with ${productsOf(better)}`;
  const [wrong, right] = [printed(subjectOf(finding)), printed(better[0])];
  if (!wrong || !right || wrong === right || better.some((other) => printed(other) !== right))
    return `miscompiles a program: its output differs from that of ${productsOf(better)}`;
  return `miscompiles a program: it prints ${wrong} where ${productsOf(better)} ${better.length === 1 ? 'prints' : 'print'} ${right}`;
}

function inconsistent(finding: Finding): string {
  const [subject, others] = [subjectOf(finding), othersOf(finding)];
  const names = productsOf(others);
  switch (finding.signature.differs) {
    case 'files':
      return `writes other files than ${names}`;
    case 'decision':
      return subject?.outcome.kind === 'rejected'
        ? `rejects a program that ${names} accepts${first(diagnosticsOf(subject))}`
        : `accepts a program that ${names} rejects${first(diagnosticsOf(others[0]))}`;
    case 'errors':
      return wrongDiagnostic(finding);
    default:
      return `compiles a program to other behavior than ${names}`;
  }
}

function printed(observation: Observation | undefined): string | undefined {
  const text = observation?.outcome.kind === 'accepted' ? (observation.outcome.run?.stdout.trim() ?? '') : '';
  return /^[!-~][ -~]{0,23}$/.test(text) ? text : undefined;
}

function wrongDiagnostic(finding: Finding): string {
  const subject = subjectOf(finding);
  const fault = faultOf(finding.program.expectation);
  if (fault) return `reports an error at the wrong place (${fault})${first(diagnosticsOf(subject))}`;
  const [other] = betterThan(finding);
  const name = other ? productName(other.target) : 'another compiler';
  const [extra, missing] = [lacking(subject, other), lacking(other, subject)];
  if (extra.length > 0) return `reports an error that ${name} does not${first(extra)}`;
  return missing.length > 0
    ? `does not report an error that ${name} reports${first(missing)}`
    : `reports different errors than ${name}`;
}

function first([diagnostic]: readonly Diagnostic[]): string {
  const [line = ''] = diagnostic ? diagnosticText(diagnostic).split('\n', 1) : [];
  // Groovy begins with the phase that failed.
  return line === '' ? '' : `: ${line.replace(/^\[[^\]]*\] - /, '')}`;
}

function sizeOf({ program }: Finding): string {
  const lines = sourcesOf(program).map(({ text }) => text.split('\n').filter((line) => line.trim() !== '').length);
  return `a program of ${formatMany(
    lines.reduce((sum, count) => sum + count, 0),
    'line',
  )}`;
}
