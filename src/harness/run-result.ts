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

/** The platform that a program ran on, and how its ending is told in the form that all platforms of the language share. */
export interface Platform {
  readonly name: string;
  readonly canonical: (ending: Ending) => Ending;
}

/** A run as it is compared. */
export function runOf(ending: Ending, platform?: Platform): Run {
  const { exitCode, stdout } = ending;
  const common = platform?.canonical(ending) ?? ending;
  const error = ending !== noMain && common.exception !== '' && { error: common.exception };
  const portable = platform && { portable: { platform: platform.name, checksum: checksumOf(common) } };
  return { exitCode, stdout, checksum: checksumOf(ending), ...error, ...portable };
}

function checksumOf({ stdout, exception }: Ending): string {
  return createHash('sha256').update(stdout).update('\u0000').update(exception).digest('hex').slice(0, 16);
}

/** The ending of a program that has no main method. */
export const noMain: Ending = { exitCode: -1, stdout: '', exception: 'no main method' };

/** What a finished run means; a program whose driver says that it met a limit of the machine is compared with nothing. */
export function outcomeOfRun(ending: Ending, driver?: Driver, platform?: Platform): Outcome {
  const limit = limitMet(driver, ending.stdout);
  return limit === undefined ? { kind: 'accepted', run: runOf(ending, platform) } : metLimit(limit);
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
export function killedOutcome(what: string, { ended, killedBy, stderr }: ProcessResult): Outcome {
  if (ended === 'notStarted')
    return { kind: 'toolFailed', message: `${what} was not started: ${stderr.slice(0, 300)}` };
  const message = ended === 'starved' ? `the machine was too busy for ${what}` : `${what} was killed by ${killedBy}`;
  return { kind: 'toolFailed', message };
}

/** What it means that a program was stopped: whether it would not have ended is for others that run it to tell. */
export function stoppedOutcome(ended: string, killedBy?: string | null): Outcome {
  if (ended === 'timedOut') return { kind: 'timedOut', running: true };
  return { kind: 'toolFailed', message: `the program was stopped: ${killedBy ?? ended}` };
}
