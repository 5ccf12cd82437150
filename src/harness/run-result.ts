import { createHash } from 'node:crypto';
import type { Outcome, Run } from '../core/outcome.js';

/** What a program did when it ran. */
export interface Ending {
  readonly exitCode: number;
  readonly stdout: string;
  /** The class of what it threw; empty when it threw nothing. */
  readonly exception: string;
}

/** A run as it is compared: its end is first brought to the form that all back ends of the language share. */
export function runOf(ending: Ending, canonical = (own: Ending) => own): Run {
  const { exitCode, stdout, exception } = canonical(ending);
  const hash = createHash('sha256').update(stdout).update('\u0000').update(exception);
  return { exitCode, stdout: ending.stdout, checksum: hash.digest('hex').slice(0, 16) };
}

/** The ending of a program that has no main method. */
export const noMain: Ending = { exitCode: -1, stdout: '', exception: 'no main method' };

/** What a finished run means; a program that says itself that its end is chance is compared with nothing. */
export function outcomeOfRun(ending: Ending, canonical?: (own: Ending) => Ending): Outcome {
  const excluded = /^excluded: [a-z ]+$/m.exec(ending.stdout)?.[0];
  if (excluded) return { kind: 'toolFailed', message: excluded, lasting: true };
  return { kind: 'accepted', run: runOf(ending, canonical) };
}

/** What it means that a program did not end by itself: that is its own affair, and its output is not comparable. */
export function stoppedOutcome(reason: string): Outcome {
  return { kind: 'toolFailed', message: `the program was stopped: ${reason}` };
}
