import type { Outcome } from '../../core/outcome.js';
import { runOf } from '../../harness/run-result.js';

/** What a program did in the end. */
export interface Ending {
  readonly stdout: string;
  /** Whether an exception was not caught. */
  readonly failed: boolean;
  /** What the engine said of it. */
  readonly message: string;
}

// How deep the stack is and how large memory or a number may be differs between tiers, and rightly so.
const limitReached =
  /Maximum call stack size exceeded|too much recursion|Maximum BigInt size exceeded|BigInt is too big|out of memory|Invalid array length|Invalid string length|Array buffer allocation failed/i;

/** The outcome of a program that ran to its end; one that met a limit of the machine says nothing. */
export function runOutcome({ stdout, failed, message }: Ending): Outcome {
  const last = stdout.trimEnd().split('\n').at(-1) ?? '';
  if (last.startsWith('excluded:'))
    return { kind: 'toolFailed', message: `the program met a limit: ${last.slice(10)}`, lasting: true };
  const limit = failed ? limitReached.exec(message)?.[0] : undefined;
  if (limit) return { kind: 'toolFailed', message: `the program met a limit: ${limit}`, lasting: true };
  return { kind: 'accepted', run: runOf({ exitCode: failed ? 1 : 0, stdout, exception: '' }) };
}
