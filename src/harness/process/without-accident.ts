import { UserError } from '../../core/errors.js';
import type { ProcessResult } from './run-process.js';

const attempts = 3;

/** Runs a process until it ends by itself: one that somebody killed, or that did not end in time, has told nothing. */
export async function withoutAccident(what: string, run: () => Promise<ProcessResult>): Promise<ProcessResult> {
  let result = await run();
  for (let attempt = 1; attempt < attempts && isAccident(result); attempt++) result = await run();
  if (!isAccident(result)) return result;
  const end = result.ended === 'exited' ? `was killed by ${result.killedBy}` : `was stopped (${result.ended})`;
  throw new UserError(`${what} ${end}, ${attempts} times; try again when the machine is less busy`);
}

// By these a process ends itself.
const ownSignals: readonly (NodeJS.Signals | null)[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'];

function isAccident({ ended, exitCode, killedBy }: ProcessResult): boolean {
  return ended !== 'exited' || (exitCode === null && !ownSignals.includes(killedBy));
}
