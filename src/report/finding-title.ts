import type { Finding } from '../core/finding.js';
import type { Diagnostic, Observation } from '../core/outcome.js';
import { signatureDetail } from '../core/signature.js';
import { sourcesOf } from '../core/sources.js';
import { formatMany } from './numbers.js';
import { betterThan, costOf, diagnosticsOf, lacking, othersOf, productsOf, subjectOf } from './observed.js';
import { diagnosticText } from './outcome-words.js';
import { productName } from './target-words.js';
import { faultOf } from './verdict-words.js';
import { oneLine } from './visible-text.js';

/** A title: what a compiler does, and what it says or where it fails, in its own words. */
export interface Title {
  readonly claim: string;
  readonly detail?: string;
}

// A title is whole or is left out: half of a type says nothing.
const longest = 220;

/** What goes wrong, in one line that the people who make the compiler understand. */
export function findingTitle(finding: Finding): string {
  const { claim, detail } = titleOf(finding);
  return detail === undefined ? claim : `${claim}: ${detail}`;
}

/** The same in its two parts. */
export function titleOf(finding: Finding): Title {
  const { claim, details } = failure(finding);
  const whole = oneLine(`${productName(finding.target)} ${claim}`);
  const detail = details.map(oneLine).find((each) => each !== '' && whole.length + each.length <= longest);
  return detail === undefined ? { claim: whole } : { claim: whole, detail };
}

// Of the details the first that fits is told.
interface Failure {
  readonly claim: string;
  readonly details: readonly string[];
}

function failure(finding: Finding): Failure {
  switch (finding.signature.symptom) {
    case 'crash':
      return crash(finding);
    case 'hang':
      return { claim: `does not finish compiling ${sizeOf(finding)}`, details: [] };
    case 'outOfMemory':
      return { claim: `runs out of memory compiling ${sizeOf(finding)}`, details: [] };
    case 'slow':
      return { claim: `takes ${secondsTaken(finding)} to compile ${sizeOf(finding)}`, details: [] };
    case 'wrongReject':
      return { claim: `rejects ${valid(finding)}`, details: first(diagnosticsOf(subjectOf(finding))) };
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
function crash({ signature }: Finding): Failure {
  const { kind, frames } = signature.crash ?? { kind: signatureDetail(signature), frames: [] };
  const where = frames[0] === undefined ? '' : ` in ${withoutPackage(frames[0])}`;
  if (kind === 'crash' || kind === '') return { claim: `crashes${where}`, details: [] };
  return { claim: 'crashes', details: [`${withoutPackage(kind)}${where}`, withoutPackage(kind)] };
}

function withoutPackage(name: string): string {
  return name.replace(/^(?:[a-z]\w*\.)+(?=[A-Z])/, '');
}

function valid(finding: Finding): string {
  const accepting = betterThan(finding);
  if (finding.program.expectation.kind === 'accept' || accepting.length === 0) return 'a well-typed program';
  return `a program that ${productsOf(accepting)} ${accepting.length === 1 ? 'accepts' : 'accept'}`;
}

function wrongAccept(finding: Finding): Failure {
  const fault = faultOf(finding.program.expectation);
  if (fault) return { claim: `accepts an ill-typed program: ${fault}`, details: [] };
  const rejecting = betterThan(finding);
  const verb = rejecting.length === 1 ? 'rejects' : 'reject';
  const claim = `accepts a program that ${productsOf(rejecting)} ${verb}`;
  return { claim, details: first(diagnosticsOf(rejecting[0])) };
}

// What a program prints tells more than that it is something else, if it is short.
function miscompile(finding: Finding): Failure {
  return { claim: `miscompiles a program: ${wrongResult(finding)}`, details: [] };
}

function wrongResult(finding: Finding): string {
  const better = betterThan(finding);
  if (finding.signature.ends === 'never') return `it does not end, which it does with ${productsOf(better)}`;
  const [wrong, right] = [printed(subjectOf(finding)), printed(better[0])];
  if (!wrong || !right || wrong === right || better.some((other) => printed(other) !== right))
    return `its output differs from that of ${productsOf(better)}`;
  return `it prints ${wrong} where ${productsOf(better)} ${better.length === 1 ? 'prints' : 'print'} ${right}`;
}

function inconsistent(finding: Finding): Failure {
  const [subject, others] = [subjectOf(finding), othersOf(finding)];
  const names = productsOf(others);
  switch (finding.signature.differs) {
    case 'files':
      return { claim: `writes other files than ${names}`, details: [] };
    case 'decision':
      if (others[0]?.outcome.kind === 'crashed')
        return { claim: `does not crash on a program that ${names} crashes on`, details: [] };
      return subject?.outcome.kind === 'rejected'
        ? { claim: `rejects a program that ${names} accepts`, details: first(diagnosticsOf(subject)) }
        : { claim: `accepts a program that ${names} rejects`, details: first(diagnosticsOf(others[0])) };
    case 'errors':
      return wrongDiagnostic(finding);
    default:
      return { claim: `compiles a program to other behavior than ${names}`, details: [] };
  }
}

function printed(observation: Observation | undefined): string | undefined {
  const text = observation?.outcome.kind === 'accepted' ? (observation.outcome.run?.stdout.trim() ?? '') : '';
  return /^[!-~][ -~]{0,23}$/.test(text) ? text : undefined;
}

function wrongDiagnostic(finding: Finding): Failure {
  const subject = subjectOf(finding);
  const fault = faultOf(finding.program.expectation);
  if (fault) return { claim: `reports an error at the wrong place (${fault})`, details: first(diagnosticsOf(subject)) };
  const [other] = betterThan(finding);
  const name = other ? productName(other.target) : 'another compiler';
  const [extra, missing] = [lacking(subject, other), lacking(other, subject)];
  if (extra.length > 0) return { claim: `reports an error that ${name} does not`, details: first(extra) };
  return missing.length > 0
    ? { claim: `does not report an error that ${name} reports`, details: first(missing) }
    : { claim: `reports different errors than ${name}`, details: [] };
}

// The whole message, or else its code.
function first([diagnostic]: readonly Diagnostic[]): string[] {
  if (!diagnostic) return [];
  const [line = ''] = diagnosticText(diagnostic).split('\n', 1);
  // Groovy begins with the phase that failed.
  const message = line.replace(/^\[[^\]]*\] - /, '');
  return /\s/.test(diagnostic.code) ? [message] : [message, diagnostic.code];
}

// Seconds tell more than how many times the usual it is.
function secondsTaken(finding: Finding): string {
  const cost = costOf(subjectOf(finding));
  return cost ? `${Math.round(cost.cpuMillis / 1000)} s of CPU time` : 'far longer than usual';
}

function sizeOf({ program }: Finding): string {
  const lines = sourcesOf(program).map(({ text }) => text.split('\n').filter((line) => line.trim() !== '').length);
  return `a program of ${formatMany(
    lines.reduce((sum, count) => sum + count, 0),
    'line',
  )}`;
}
