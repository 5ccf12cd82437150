import { createHash } from 'node:crypto';
import { type Driver, limitMet } from '../core/driver.js';
import type { Outcome, Run } from '../core/outcome.js';
import type { ProcessResult } from './process/run-process.js';

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
  const error = ending !== noMain && exception !== '' && { error: exception };
  return { exitCode, stdout: ending.stdout, checksum: hash.digest('hex').slice(0, 16), ...error };
}

/** The ending of a program that has no main method. */
export const noMain: Ending = { exitCode: -1, stdout: '', exception: 'no main method' };

/** What a finished run means; a program whose driver says that it met a limit of the machine is compared with nothing. */
export function outcomeOfRun(
  ending: Ending,
  {
    driver,
    canonical,
  }: { readonly driver?: Driver | undefined; readonly canonical?: ((own: Ending) => Ending) | undefined },
): Outcome {
  const limit = limitMet(driver, ending.stdout);
  return limit === undefined ? { kind: 'accepted', run: runOf(ending, canonical) } : metLimit(limit);
}

/** What it means that a program met a limit of the machine: tiers may rightly meet it at different times. */
export function metLimit(limit: string): Outcome {
  return { kind: 'toolFailed', message: `the program exceeded a limit: ${limit}`, lasting: true };
}

/** What it means that more was printed than is kept: what is missing may be what matters. */
export const cutOffOutcome: Outcome = {
  kind: 'toolFailed',
  message: 'more than 16 MiB were printed, and the rest was cut off',
  lasting: true,
};

/** What it means that somebody else ended a process, or that the machine was too busy for it. */
export function killedOutcome(what: string, { ended, killedBy }: Pick<ProcessResult, 'ended' | 'killedBy'>): Outcome {
  const message = ended === 'starved' ? `the machine was too busy for ${what}` : `${what} was killed by ${killedBy}`;
  return { kind: 'toolFailed', message };
}

/** What it means that a program did not end by itself: that is its own affair, and its output is not comparable. */
export function stoppedOutcome(reason: string): Outcome {
  return { kind: 'toolFailed', message: `the program was stopped: ${reason}` };
}
