import { UserError } from '../core/errors.js';
import { comparesRuns, isAboutTypes } from '../core/expectation.js';
import type { ToolchainRecord } from '../core/finding.js';
import type { Observation, Observed, Outcome } from '../core/outcome.js';
import type { Compilable } from '../core/test-program.js';
import type { ObserveOptions, Toolchain } from '../core/toolchain.js';
import { hasRun, matchesParent } from '../oracle/behaviour.js';
import { selfTest, selfTestedAt } from '../harness/toolchains/self-test.js';
import { createParentMemory } from './parent-memory.js';
import { weighPlainly } from './plain-cost.js';
import { type UsualCost, usualCost } from './usual-cost.js';
import { asParent, isChosen, mayRun, observeBatch, type Showing, type Watchable } from './observe-batch.js';
import type { Watched } from './watched.js';

/** How programs are shown to targets; a time may replace that of the toolchains. */
type Observing = Pick<Showing, 'millis' | 'sparing' | 'onObserved'>;

/** Shows programs to all targets of a campaign. */
export interface Observer {
  readonly targets: readonly Watched[];
  /** For each program its observations under every target, by the fast path. */
  observe(batch: readonly Watchable[], signal?: AbortSignal, how?: Observing): Promise<Observation[][]>;
  /** The observations of one program by the plain command-line compilers of all targets, or of those named. */
  observePlainly(program: Watchable, signal?: AbortSignal, only?: readonly string[]): Promise<Observation[]>;
  /** What goes wrong when what one target compiles is called, if that could not go wrong in a well-typed program. */
  exercise(target: string, program: Compilable, signal?: AbortSignal): Promise<string | undefined>;
  /** Proves that outcomes are told apart, or says which of some targets cannot be trusted; also what is remembered, if anew. */
  selfTest(asked?: readonly Watched[], signal?: AbortSignal, anew?: boolean): Promise<void>;
  close(): Promise<void>;
}

/** The toolchains of observers, each once, as a campaign or a finding remembers them. */
export function toolchainRecords(observers: readonly Observer[]): ToolchainRecord[] {
  const toolchains = observers.flatMap(({ targets }) => targets.map(({ toolchain }) => toolchain));
  const byId = new Map(
    toolchains.map(({ id, checksum, says }) => [id, { id, checksum, ...(says !== undefined && { says }) }]),
  );
  return [...byId.values()];
}

// A compiler is called hung only if it needs far more than the limit even when it is alone: the machine may be busy.
const patience = 3;

/** How an observer observes. */
export interface ObserverOptions extends Pick<ObserveOptions, 'artifacts' | 'coverage'> {
  /** Programs are run only where what they do is compared with anything, which the observer knows if it has all targets. */
  readonly onlyCompared?: boolean;
  /** The share of programs that are compiled to the end where a check would do; all others are only checked. */
  readonly backEnd?: number | undefined;
}

/** Makes the observer of some targets; the files that they make of programs are kept if they are asked for. */
export function createObserver(
  targets: readonly Watched[],
  { artifacts, coverage, onlyCompared = false, backEnd = 1 }: ObserverOptions = {},
): Observer {
  const runners = targets.filter((each) => runsPrograms(each) && !each.runs).length;
  const isCompared = (program: Watchable) =>
    !onlyCompared ||
    !program.expectation ||
    comparesRuns(program.expectation, runners) ||
    targets.some((each) => each.runs && mayRun(each, program));
  const parents = createParentMemory();
  const books = new Map<string, UsualCost>(targets.map(({ name }) => [name, usualCost()]));
  const weigh = weighPlainly(({ toolchain, configuration }, program) =>
    observeAgain(toolchain, program, {
      configuration,
      compileOnly: true,
      millis: toolchain.limits.millis * patience,
    }),
  );
  return {
    targets,
    observe: (batch, signal, how) =>
      observeBatch(targets, batch, {
        ...how,
        // What is usual is known of the programs of a campaign only.
        ...(how?.sparing && { costOf: (name) => books.get(name) }),
        signal,
        parents,
        artifacts,
        isRun: isCompared,
        // Triage needs the bug itself, whichever part of the compiler has it.
        isForBackEnd: (program) => !how?.sparing || artifacts === true || isForBackEnd(program, backEnd),
      }),
    async observePlainly(program, signal, only) {
      const observations: Observation[] = [];
      let isAccepted = true;
      for (const watched of inOrder(targets)) {
        const { name, toolchain, configuration, reference, runs } = watched;
        if (only && !only.includes(name)) continue;
        if (runs && !(mayRun(watched, program) && isAccepted)) continue;
        const limited = { configuration, signal, millis: toolchain.limits.millis * patience };
        const options = { ...limited, artifacts, coverage, compileOnly: !isCompared(program) };
        const observed = await weigh(watched, program, await observeAgain(toolchain, program, options));
        const parent = program.parent && (await observeSteadily(toolchain, program.parent, options));
        observations.push({ target: name, reference, ...observed, ...asParent(parent) });
        if (!runs && !reference && observed.outcome.kind !== 'accepted') isAccepted = false;
      }
      return observations;
    },
    async exercise(target, program, signal) {
      const watched = targets.find(({ name }) => name === target);
      if (!watched) throw new Error(`${target} is not watched`);
      const { toolchain, configuration } = watched;
      return toolchain.exercise?.(program, { configuration, signal, millis: toolchain.limits.millis * patience });
    },
    async selfTest(asked = targets, signal, anew = false) {
      // What runs programs needs a compiler that is tested itself.
      const compilers = asked.filter(({ runs }) => !runs);
      const untested = compilers.filter((target) => anew || selfTestedAt([target]) === undefined);
      const results = await Promise.all(
        untested.map(async (target) => ({ target, failures: await selfTest(target, signal) })),
      );
      for (const { target, failures } of results) {
        const [failure] = failures;
        if (!failure) continue;
        throw new UserError(
          `${target.name} fails its self-test '${failure.test.name}' (${failure.outcome.kind} instead of ` +
            `${failure.test.expected}); run \`cupel toolchains doctor\``,
        );
      }
    },
    async close() {
      // Several targets may be configurations of one toolchain.
      const toolchains = new Set(targets.map(({ toolchain }) => toolchain));
      await Promise.all([...toolchains].map((toolchain) => toolchain.close()));
    },
  };
}

// What runs programs is asked about those that the compilers have accepted.
function inOrder(targets: readonly Watched[]): Watched[] {
  return [...targets.filter(({ runs }) => !runs), ...targets.filter(({ runs }) => runs)];
}

function isForBackEnd({ id, expectation }: Watchable, share: number): boolean {
  return id === undefined || !expectation || !isAboutTypes(expectation) || isChosen(id, share);
}

function runsPrograms({ toolchain, configuration }: Watched): boolean {
  return toolchain.configurations.some(({ name, runs }) => name === configuration && runs === true);
}

// A compiler that somebody killed says nothing about the program, and neither does a second one.
const retries = 2;

async function observeAgain(toolchain: Toolchain, program: Compilable, options: ObserveOptions): Promise<Observed> {
  let observed = await toolchain.observePlainly(program, options);
  for (let i = 0; i < retries && isAccident(observed.outcome); i++)
    observed = await toolchain.observePlainly(program, options);
  return observed;
}

// What a program does that is not deterministic is nothing to compare with.
async function observeSteadily(
  toolchain: Toolchain,
  parent: Compilable,
  options: ObserveOptions,
): Promise<Outcome | undefined> {
  const { outcome } = await observeAgain(toolchain, parent, options);
  if (!hasRun(outcome)) return outcome;
  const second = await observeAgain(toolchain, parent, options);
  return matchesParent({ outcome, parent: second.outcome }) ? outcome : undefined;
}

function isAccident(outcome: Outcome): boolean {
  return outcome.kind === 'toolFailed' && !outcome.lasting;
}
