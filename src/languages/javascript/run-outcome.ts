import { type Driver, limitMet } from '../../core/driver.js';
import type { Outcome } from '../../core/outcome.js';
import { metLimit, runOf } from '../../harness/run-result.js';

/** What a program did in the end. */
export interface Ending {
  readonly stdout: string;
  /** Whether an exception was not caught. */
  readonly failed: boolean;
  /** What the engine said of it. */
  readonly message: string;
  /** The name of the error, where it is known. */
  readonly error?: string;
}

// How deep the stack is and how large memory or a number may be differs between tiers, and rightly so. Each engine has words
// of its own for it. That an array cannot have a certain length is no limit: the language says when.
const limitReached = new RegExp(
  [
    ...['Maximum call stack size exceeded', 'too much recursion', 'out of memory', 'allocation size overflow'],
    ...['Maximum BigInt size exceeded', 'BigInt is too (?:big|large)', 'Invalid string length', 'maximum string size'],
    ...['length too large', 'Array buffer allocation failed'],
  ].join('|'),
  'i',
);

/** The outcome of a program that ran to its end; one that met a limit of the machine says nothing. */
export function runOutcome({ stdout, failed, message, error }: Ending, driver?: Driver): Outcome {
  const limit = limitMet(driver, stdout) ?? (failed ? limitReached.exec(message)?.[0] : undefined);
  if (limit) return metLimit(limit);
  const run = runOf({ exitCode: failed ? 1 : 0, stdout, exception: '' });
  return { kind: 'accepted', run: { ...run, ...(error && { error }) } };
}
