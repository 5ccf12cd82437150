import { comparesRuns, mustRun } from '../core/expectation.js';
import { nameOf } from '../core/identity.js';
import type { Cost, Observation, Observed, Outcome } from '../core/outcome.js';
import type { Compilable, TestProgram } from '../core/test-program.js';
import type { ObserveOptions } from '../core/toolchain.js';
import { needsReference } from '../oracle/needs-reference.js';
import type { ParentMemory } from './parent-memory.js';
import type { UsualCost } from './usual-cost.js';
import type { Watched } from './watched.js';

/** A program to show, and the one that it must match, which is shown as well. */
export type Watchable = Compilable & Pick<TestProgram, 'parent'> & Partial<Pick<TestProgram, 'id' | 'expectation'>>;

// How far a program is taken.
type Depth = Pick<ObserveOptions, 'compileOnly' | 'checkOnly'>;

/** How a batch is shown to targets. */
export interface Showing extends Pick<ObserveOptions, 'signal' | 'millis' | 'artifacts'> {
  /** Whether a program must be run where a target runs programs. */
  readonly isRun: (program: Watchable) => boolean;
  /** Whether references are shown only the programs that they are needed for; otherwise they are shown all. */
  readonly sparing?: boolean | undefined;
  /** Whether the back end of a compiler must see a program that is not run; without it, all. */
  readonly isForBackEnd?: ((program: Watchable) => boolean) | undefined;
  /** What targets did with parents before. */
  readonly parents?: ParentMemory | undefined;
  /** What the programs of the campaign cost a target, where that is watched. */
  readonly costOf?: ((target: string) => UsualCost | undefined) | undefined;
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
  const [compilers, runners] = [targets.filter(({ runs }) => !runs), targets.filter(({ runs }) => runs)];
  const tested = compilers.filter(({ reference }) => !reference);
  const references = compilers.filter(({ reference }) => reference);
  const all = batch.map((_, program) => program);
  await showAll(tested, all, (program) => {
    if (!isNeeded(program) && !isRunNext(program)) done(program);
  });
  const [needed, run] = [all.filter(isNeeded), all.filter(isRunNext)];
  for (const runner of runners)
    await showAll(
      [runner],
      run.filter((program) => mayRun(runner, batch[program] as Watchable)),
      () => undefined,
    );
  await showAll(references, needed, done);
  for (const program of run) if (!needed.includes(program)) done(program);
  return rows;

  // What a compiler does not accept is not run.
  function isRunNext(program: number): boolean {
    const isAccepted = (rows[program] ?? []).every(
      ({ reference, outcome }) => reference || outcome.kind === 'accepted',
    );
    return isAccepted && runners.some((runner) => mayRun(runner, batch[program] as Watchable));
  }

  function isNeeded(program: number): boolean {
    const { id, expectation } = batch[program] as Watchable;
    if (references.length === 0) return false;
    if (!showing.sparing || id === undefined || !expectation) return true;
    return needsReference({ id, expectation }, (rows[program] ?? []).filter(isOfCompiler));
  }

  function isOfCompiler({ target }: Observation): boolean {
    return compilers.some(({ name }) => name === target);
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
    const { signal, millis, artifacts, isRun, isForBackEnd = () => true } = showing;
    const { name: target, reference, configuration, toolchain } = watched;
    const runsNext = !watched.runs && runners.some((runner) => runner.toolchain === toolchain);
    const parents = new Map<Compilable, Outcome | undefined>();
    const unseen: { readonly run: Compilable[]; readonly unrun: Compilable[] } = { run: [], unrun: [] };
    const waiting = new Map<number, Observed>();
    for (const place of programs) {
      const program = batch[place] as Watchable;
      if (!program.parent || parents.has(program.parent)) continue;
      const known = showing.parents?.of(target, program.parent, isRun(program));
      parents.set(program.parent, known);
      if (!known) unseen[isRun(program) ? 'run' : 'unrun'].push(program.parent);
    }
    const tell = (place: number, observed: Observed) => {
      const { parent } = batch[place] as Watchable;
      note(place, { target, reference, ...observed, ...asParent(parent && parents.get(parent)) });
    };
    // What must be like its parent waits for that one.
    const meet = (place: number, observed: Observed) => {
      if ((batch[place] as Watchable).parent) waiting.set(place, observed);
      else tell(place, observed);
    };
    const by = (test: (program: Watchable) => boolean, places = programs) =>
      places.filter((place) => test(batch[place] as Watchable));
    const unrun = by((program) => !isRun(program));
    const checked = by((program) => !isForBackEnd(program), unrun);
    const doubtful: number[] = [];
    const slow: { readonly place: number; readonly depth: Depth }[] = [];
    const books = showing.costOf?.(target);
    await observeAll(by(isRun), unseen.run, {});
    await observeAll(
      unrun.filter((place) => !checked.includes(place)),
      unseen.unrun,
      { compileOnly: true },
    );
    await observeAll(checked, [], { compileOnly: true, checkOnly: true });
    // Some rules are checked by the back end.
    await observeAll(doubtful, [], { compileOnly: true });
    // One of some programs in a compilation took long: which, is seen where each is compiled alone.
    for (const { place, depth } of slow.splice(0)) await observeAll([place], [], depth);
    for (const [place, observed] of waiting) tell(place, observed);

    async function observeAll(places: readonly number[], also: readonly Compilable[], depth: Depth) {
      const shown = [...places.map((place) => batch[place] as Watchable), ...also];
      if (shown.length === 0) return;
      const told = new Set<number>();
      const onObserved = (i: number, each: Observed) => {
        const place = places[i];
        if (place === undefined || told.has(i)) return;
        told.add(i);
        const program = batch[place] as Watchable;
        const cost = books?.weigh(program, each);
        if (cost && (each.shared ?? 1) > 1) {
          slow.push({ place, depth });
          return;
        }
        const wrong = program.expectation?.kind === 'reject' && each.outcome.kind === 'accepted';
        if (depth.checkOnly && wrong) doubtful.push(place);
        else meet(place, cost ? withCost(each, cost) : each);
      };
      const next = runsNext && !depth.compileOnly;
      const options = { configuration, signal, millis, artifacts, ...depth, runsNext: next, onObserved };
      const observed = await toolchain.observe(shown, options);
      if (observed.length !== shown.length)
        throw new Error(`${target} gave ${observed.length} outcomes for ${shown.length} programs`);
      for (const [i, each] of observed.entries()) onObserved(i, each);
      for (const [i, parent] of also.entries()) {
        const outcome = observed[places.length + i]?.outcome;
        parents.set(parent, outcome);
        if (outcome) showing.parents?.note(target, parent, !depth.compileOnly, outcome);
      }
    }
  }
}

function withCost(observed: Observed, cost: Cost): Observed {
  const { outcome } = observed;
  if (outcome.kind !== 'accepted' && outcome.kind !== 'rejected') return observed;
  return { ...observed, outcome: { ...outcome, cost } };
}

/** Whether a target that runs programs is shown a program, if it is accepted. */
export function mayRun({ runs, toolchain, configuration }: Watched, program: Watchable): boolean {
  const { id, expectation } = program;
  // In a reduction it is known that what is shown must run.
  if (!runs || !expectation || id === undefined) return true;
  const slow = toolchain.configurations.some((each) => each.name === configuration && each.slow);
  // What is compared with its parent shows nothing where it is not run.
  if (comparesRuns(expectation, 0)) return !slow || isChosen(id, runs.share);
  if (!mustRun(expectation)) return false;
  return isChosen(id, slow ? runs.share / slowOnes : runs.share);
}

// Of so many programs that run, one is run by what takes long.
const slowOnes = 5;

const parts = 1000;

/** Whether a program is one of a share; chance has it, which depends on the program alone. A larger share has all of a smaller one. */
export function isChosen(id: string, share: number): boolean {
  return Number.parseInt(nameOf('back end', id), 16) % parts < share * parts;
}

/** What a target did with the parent of a program, as a part of its observation. */
export function asParent(parent: Outcome | undefined): Pick<Observation, 'parent'> {
  return parent ? { parent } : {};
}
