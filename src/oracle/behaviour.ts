import type { Expectation } from '../core/expectation.js';
import type { Observation, Outcome, Run } from '../core/outcome.js';
import { isSameRun } from '../core/same-run.js';

/** How a program must end when it runs. */
export type Ending = Extract<Expectation, { kind: 'run' }>;

/** An outcome of a program that ran to its end. */
export type Completed = Outcome & { readonly kind: 'accepted'; readonly run: Run };

/** Whether a program was accepted and run; one without a main method was not. */
export function hasRun(outcome: Outcome): outcome is Completed {
  return outcome.kind === 'accepted' && outcome.run !== undefined && outcome.run.exitCode >= 0;
}

/** Whether a program was accepted and run, and did not end. */
export function isEndless(outcome: Outcome): boolean {
  return outcome.kind === 'timedOut' && outcome.running === true;
}

/** What a compiler decided: a program that was run was accepted, whether it ended or not. */
export function decisionOf(outcome: Outcome): Outcome {
  return isEndless(outcome) ? { kind: 'accepted' } : outcome;
}

/** Whether a program ended as it must when it ran. */
export function endsAs(outcome: Outcome, expected: Ending): boolean {
  if (outcome.kind !== 'accepted' || !outcome.run) return false;
  const { exitCode, error } = outcome.run;
  if (expected.ends === 'normally') return exitCode === 0 && error === undefined;
  return error !== undefined && isNamed(error, expected.error);
}

// What the language does not say: where the stack or the memory ends.
const limits = ['StackOverflowError', 'OutOfMemoryError', 'RangeError'];

/** Whether a program exceeded a limit of the machine when it ran. */
export function meetsLimit({ error }: Run): boolean {
  return error !== undefined && limits.some((name) => isNamed(error, name));
}

// Where errors are classes of packages, they may be named without these.
function isNamed(error: string, name: string): boolean {
  return error === name || error.split(/[.$]/).at(-1) === name;
}

/** How a run ended, in words. */
export function endOf({ error, exitCode }: Run): string {
  if (error !== undefined) return `with ${error}`;
  return exitCode === 0 ? 'normally' : 'with an exit code';
}

/**
 * Whether a target treats a program as it treats its parent. Errors of the two stand at different places, so of two that are
 * rejected nothing more is compared.
 */
export function matchesParent({ outcome, parent }: Pick<Observation, 'outcome' | 'parent'>): boolean {
  if (outcome.kind === 'rejected') return parent?.kind === 'rejected';
  if (outcome.kind !== 'accepted' || parent?.kind !== 'accepted') return false;
  const [left, right] = [outcome.run, parent.run];
  return !left || !right || isSameRun(left, right);
}
