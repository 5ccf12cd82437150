import type { Diagnostic, Outcome } from '../core/outcome.js';
import { formatMany } from './numbers.js';
import type { Palette } from './terminal.js';

/** An outcome in a word or two, for a table. */
export function outcomePhrase(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'accepted':
      if (outcome.fault) return 'accepted, faulty when run';
      return outcome.run ? `accepted, exit code ${outcome.run.exitCode}` : 'accepted';
    case 'rejected':
      return `rejected, ${formatMany(outcome.diagnostics.length, 'error')}`;
    case 'crashed':
      return 'crashed';
    case 'timedOut':
      return 'timed out';
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

/** What a compiler did: a sentence, and its own words where it left any. */
export interface Behavior {
  readonly sentence: string;
  readonly text: string;
}

/** An outcome in a sentence, with the errors, the stack or the output that came with it. */
export function describeOutcome(outcome: Outcome): Behavior {
  switch (outcome.kind) {
    case 'accepted':
      if (outcome.fault)
        return { sentence: 'Accepts the program, which breaks its types when run.', text: outcome.fault };
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
      return { sentence: 'Does not finish within the time limit.', text: '' };
    case 'outOfMemory':
      return { sentence: 'Runs out of memory.', text: '' };
    case 'toolFailed':
      return { sentence: 'Could not be run.', text: outcome.message };
  }
}

/** The first lines of a long text, and how many more there are. */
export function topLines(lines: readonly string[], limit: number): string[] {
  if (lines.length <= limit) return [...lines];
  return [...lines.slice(0, limit), `… ${formatMany(lines.length - limit, 'line')} more`];
}

function formatDiagnostic({ at, code, message }: Diagnostic): string {
  return [at && `${at.file}:${at.line}:${at.column}`, code, message].filter(Boolean).join(' ');
}
