import type { Observation, Observed, Outcome } from '../core/outcome.js';
import type { Compilable, TestProgram } from '../core/test-program.js';
import type { ObserveOptions } from '../core/toolchain.js';
import { needsReference } from '../oracle/needs-reference.js';
import type { Watched } from './watched.js';

/** A program to show, and the one that it must match, which is shown as well. */
export type Watchable = Compilable & Pick<TestProgram, 'parent'> & Partial<Pick<TestProgram, 'id' | 'expectation'>>;

/** How a batch is shown to targets. */
export interface Showing extends Pick<ObserveOptions, 'signal' | 'millis' | 'artifacts'> {
  /** Whether a program must be run where a target runs programs. */
  readonly isRun: (program: Watchable) => boolean;
  /** Whether references are shown only the programs that they are needed for; otherwise they are shown all. */
  readonly sparing?: boolean | undefined;
  /** Is told of each program once all have seen it that must, and before the last one is done. */
  readonly onObserved?: ((index: number, observations: readonly Observation[]) => void) | undefined;
}

/** Shows a batch to targets by the fast path, references last; for each program its observations. */
export async function observeBatch(
  targets: readonly Watched[],
  batch: readonly Watchable[],
  showing: Showing,
): Promise<Observation[][]> {
  const rows: Observation[][] = batch.map(() => []);
  const done = (program: number) => showing.onObserved?.(program, rows[program] ?? []);
  const tested = targets.filter(({ reference }) => !reference);
  const references = targets.filter(({ reference }) => reference);
  const all = batch.map((_, program) => program);
  await showAll(tested, all, (program) => {
    if (!isNeeded(program)) done(program);
  });
  const needed = all.filter(isNeeded);
  await showAll(references, needed, done);
  return rows;

  function isNeeded(program: number): boolean {
    const { id, expectation } = batch[program] as Watchable;
    if (references.length === 0) return false;
    if (!showing.sparing || id === undefined || !expectation) return true;
    return needsReference({ id, expectation }, rows[program] ?? []);
  }

  // One target after the other: each has its own processes.
  async function showAll(group: readonly Watched[], programs: readonly number[], last: (program: number) => void) {
    for (const [i, watched] of group.entries()) {
      const isLast = i === group.length - 1;
      const note = (program: number, observation: Observation) => {
        rows[program]?.push(observation);
        if (isLast) last(program);
      };
      await showTo(watched, programs, note);
    }
  }

  async function showTo(
    watched: Watched,
    programs: readonly number[],
    note: (program: number, observation: Observation) => void,
  ): Promise<void> {
    const shown = programs.map((program) => batch[program] as Watchable);
    const parents = [...new Set(shown.flatMap(({ parent }) => (parent ? [parent] : [])))];
    const { signal, millis, artifacts, isRun } = showing;
    const options = { configuration: watched.configuration, signal, millis, artifacts };
    const seen = new Map([
      ...(await observeAll(watched, [...shown.filter(isRun), ...parents], options)),
      ...(await observeAll(
        watched,
        shown.filter((program) => !isRun(program)),
        { ...options, compileOnly: true },
      )),
    ]);
    const { name: target, reference } = watched;
    for (const [i, program] of shown.entries())
      note(programs[i] as number, {
        target,
        reference,
        ...(seen.get(program) as Observed),
        ...asParent(program.parent && seen.get(program.parent)?.outcome),
      });
  }
}

async function observeAll(
  { name, toolchain }: Watched,
  programs: readonly Compilable[],
  options: ObserveOptions,
): Promise<Map<Compilable, Observed>> {
  if (programs.length === 0) return new Map();
  const observed = await toolchain.observe(programs, options);
  if (observed.length !== programs.length)
    throw new Error(`${name} gave ${observed.length} outcomes for ${programs.length} programs`);
  return new Map(programs.map((program, i) => [program, observed[i] as Observed]));
}

/** What a target did with the parent of a program, as a part of its observation. */
export function asParent(parent: Outcome | undefined): Pick<Observation, 'parent'> {
  return parent ? { parent } : {};
}
