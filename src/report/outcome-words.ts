import { isPatternOf } from '../core/message-pattern.js';
import type { Cost, Diagnostic, Outcome } from '../core/outcome.js';
import { foldRepeats } from './fold-repeats.js';
import { formatMany } from './numbers.js';
import type { Palette } from './terminal.js';

/** An outcome in a word or two, for a table. */
export function outcomePhrase(outcome: Outcome): string {
  const phrase = phraseOf(outcome);
  const cost = outcome.kind === 'accepted' || outcome.kind === 'rejected' ? outcome.cost : undefined;
  return cost ? `${phrase}, ${costPhrase(cost)}` : phrase;
}

function costPhrase({ cpuMillis, usualMillis }: Cost): string {
  const seconds = (millis: number) => (millis / 1000).toFixed(1);
  return `${seconds(cpuMillis)} s of CPU time (usually ${seconds(usualMillis)} s)`;
}

function phraseOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'accepted':
      if (outcome.fault) return 'accepted, type fault at run time';
      return outcome.run ? `accepted, exit code ${outcome.run.exitCode}` : 'accepted';
    case 'rejected':
      return `rejected, ${formatMany(outcome.diagnostics.length, 'error')}`;
    case 'crashed':
      return 'crashed';
    case 'timedOut':
      return outcome.running ? 'accepted, does not end' : 'timed out';
    case 'outOfMemory':
      return 'out of memory';
    case 'toolFailed':
      return 'could not be run';
  }
}

/** The colour of an outcome. */
export function outcomePaint(outcome: Outcome, palette: Palette): (text: string) => string {
  if (outcome.kind === 'accepted') return outcome.fault ? palette.red : palette.green;
  if (outcome.kind === 'rejected') return palette.yellow;
  return outcome.kind === 'toolFailed' ? palette.magenta : palette.red;
}

/** What a compiler did: a sentence, and its output where there is any. */
export interface Behavior {
  readonly sentence: string;
  readonly text: string;
}

/** An outcome in a sentence, with the errors, the stack or the output that came with it. */
export function describeOutcome(outcome: Outcome): Behavior {
  const behavior = behaviorOf(outcome);
  const cost = outcome.kind === 'accepted' || outcome.kind === 'rejected' ? outcome.cost : undefined;
  return cost ? { ...behavior, sentence: `${behavior.sentence} It takes ${costPhrase(cost)}.` } : behavior;
}

function behaviorOf(outcome: Outcome): Behavior {
  switch (outcome.kind) {
    case 'accepted':
      if (outcome.fault)
        return {
          sentence: 'Accepts the program, which fails at run time with an error that no well-typed program can have.',
          text: outcome.fault,
        };
      if (!outcome.run) return { sentence: 'Accepts the program.', text: '' };
      return {
        sentence: `Accepts the program, which ends with exit code ${outcome.run.exitCode}.`,
        text: outcome.run.stdout,
      };
    case 'rejected':
      return {
        sentence: `Rejects the program with ${formatMany(outcome.diagnostics.length, 'error')}.`,
        text: outcome.diagnostics.map(formatDiagnostic).join('\n'),
      };
    case 'crashed':
      return { sentence: 'Crashes.', text: outcome.stack };
    case 'timedOut':
      return outcome.running
        ? { sentence: 'Accepts the program, which does not end within the time limit.', text: '' }
        : { sentence: 'Does not finish within the time limit.', text: '' };
    case 'outOfMemory':
      return { sentence: 'Runs out of memory.', text: '' };
    case 'toolFailed':
      return { sentence: 'Could not be run.', text: outcome.message };
  }
}

/** The first lines of a long text, and how many more there are. */
export function topLines(lines: readonly string[], limit: number): string[] {
  if (lines.length <= limit) return [...lines];
  return [...lines.slice(0, limit), `… ${formatMany(lines.length - limit, 'more line')}`];
}

/** The first lines of a long output, and of a stack the beginning of its last cause, which the JVM shows last. */
export function outputExcerpt(text: string, limit: number): string[] {
  const lines = foldRepeats(text.split('\n'));
  const cause = lines.findLastIndex((line) => line.startsWith('Caused by: '));
  const half = Math.floor(limit / 2);
  if (cause <= limit) return topLines(lines, limit);
  return [...topLines(lines.slice(0, cause), half), ...topLines(lines.slice(cause), half)];
}

/** The text of a diagnostic, after its code where the compiler has codes. */
export function diagnosticText({ code, message }: Diagnostic): string {
  // Where a compiler has none, the code is our own pattern of the message.
  return isPatternOf(message, code) ? message : `${code} ${message}`.trim();
}

/** A diagnostic in one line, with its place. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { at } = diagnostic;
  return at ? `${at.file}:${at.line}:${at.column} ${diagnosticText(diagnostic)}` : diagnosticText(diagnostic);
}
