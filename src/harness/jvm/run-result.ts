import { createHash } from 'node:crypto';
import type { Run } from '../../core/outcome.js';

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
