import type { Observation, Outcome } from '../core/outcome.js';
import type { TestProgram } from '../core/test-program.js';
import { isSlow } from '../oracle/slow.js';
import type { Observer } from './observer.js';

/** The observations of one program in one run of the plain compilers. */
export type Trial = readonly Observation[];

/** What is asked of the plain compilers, and how often. */
export interface Trials {
  /** The targets that are suspected: only they are run again, as long as they do the same each time. */
  readonly suspected: readonly string[];
  /** How often they are run, by what the first run showed. */
  readonly runs: (first: Trial) => number;
  /** The targets that show a bug in a run. */
  readonly showing: (trial: Trial) => readonly string[];
  readonly signal?: AbortSignal | undefined;
}

// Enough to tell how often a bug shows that shows only sometimes.
const runsOfFlaky = 10;
// A compiler that does not end takes the whole of a long time limit each time.
const runsOfEndless = 2;

/** Runs the plain compilers several times, and more often if the runs differ. */
export async function repeatPlainly(
  program: TestProgram,
  observer: Observer,
  { suspected, runs, showing, signal }: Trials,
): Promise<Trial[]> {
  const first = await observer.observePlainly(program, signal);
  const wanted = runsAfter(first, runs(first), suspected);
  const trials: Trial[] = [first];
  while (trials.length < wanted) {
    const again = await observer.observePlainly(program, signal, suspected);
    trials.push(first.map((each) => again.find(({ target }) => target === each.target) ?? each));
  }
  const times = (target: string) => trials.filter((trial) => showing(trial).includes(target)).length;
  const isFlaky = suspected.some((target) => times(target) > 0 && times(target) < trials.length);
  // Whether the compilers that are compared with always do the same matters now.
  while (isFlaky && trials.length < runsOfFlaky) trials.push(await observer.observePlainly(program, signal));
  return trials;
}

/** Whether targets that are not suspected do the same in each run: otherwise the program itself may depend on chance. */
export function areOthersSteady(trials: readonly Trial[], suspected: readonly string[]): boolean {
  const others = trials.map((trial) => trial.filter(({ target }) => !suspected.includes(target)));
  const behaviours = new Set(others.map((trial) => JSON.stringify(trial.map(({ outcome }) => behaviourOf(outcome)))));
  return behaviours.size === 1;
}

function behaviourOf(outcome: Outcome): unknown {
  if (outcome.kind === 'accepted') return [outcome.kind, outcome.run?.exitCode, outcome.run?.checksum];
  if (outcome.kind === 'rejected') return [outcome.kind, outcome.diagnostics.map(({ code, at }) => [code, at])];
  return [outcome.kind];
}

function runsAfter(first: Trial, runs: number, suspected: readonly string[]): number {
  const isLost = ({ target, outcome }: Observation) => outcome.kind === 'toolFailed' && !suspected.includes(target);
  // Without what it is compared with nothing can be said of it, however often it is run.
  if (first.some(isLost)) return 1;
  return first.some(isEndless) ? Math.min(runs, runsOfEndless) : runs;
}

function isEndless({ outcome }: Observation): boolean {
  return outcome.kind === 'timedOut' || outcome.kind === 'outOfMemory' || isSlow(outcome);
}
