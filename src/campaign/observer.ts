import { UserError } from '../core/errors.js';
import type { ToolchainRecord } from '../core/finding.js';
import type { Observation } from '../core/outcome.js';
import type { Compilable } from '../core/toolchain.js';
import type { OpenTarget } from '../harness/toolchains/resolve.js';
import { selfTest } from '../harness/toolchains/self-test.js';

/** A target in its role in a campaign. */
export interface Watched extends OpenTarget {
  readonly reference: boolean;
}

/** Shows programs to all targets of a campaign. */
export interface Observer {
  readonly targets: readonly Watched[];
  /** For each program its observations under every target, by the fast path; a time may replace that of the toolchains. */
  observe(batch: readonly Compilable[], signal?: AbortSignal, millis?: number): Promise<Observation[][]>;
  /** The observations of one program by the plain command-line compilers. */
  observePlainly(program: Compilable, signal?: AbortSignal): Promise<Observation[]>;
  /** What goes wrong when what one target compiles is called, if that could not go wrong in a well-typed program. */
  exercise(target: string, program: Compilable, signal?: AbortSignal): Promise<string | undefined>;
  /** Proves that outcomes are told apart, or says which toolchain cannot be trusted. */
  selfTest(signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** The toolchains of observers, each once, as a campaign or a finding remembers them. */
export function toolchainRecords(observers: readonly Observer[]): ToolchainRecord[] {
  const toolchains = observers.flatMap(({ targets }) => targets.map(({ toolchain }) => toolchain));
  const byId = new Map(toolchains.map(({ id, checksum }) => [id, { id, checksum }]));
  return [...byId.values()];
}

// A compiler is called hung only if it needs far more than the limit even when it is alone: the machine may be busy.
const patience = 3;

/** Makes the observer of some targets. */
export function createObserver(targets: readonly Watched[]): Observer {
  return {
    targets,
    async observe(batch, signal, millis) {
      const rows: Observation[][] = batch.map(() => []);
      for (const { name, toolchain, configuration, reference } of targets) {
        const outcomes = await toolchain.observe(batch, { configuration, signal, millis });
        if (outcomes.length !== batch.length) {
          throw new Error(`${name} gave ${outcomes.length} outcomes for ${batch.length} programs`);
        }
        for (const [i, outcome] of outcomes.entries()) rows[i]?.push({ target: name, reference, outcome });
      }
      return rows;
    },
    async observePlainly(program, signal) {
      const observations: Observation[] = [];
      for (const { name, toolchain, configuration, reference } of targets) {
        const options = { configuration, signal, millis: toolchain.limits.millis * patience };
        const first = await toolchain.observePlainly(program, options);
        // A compiler that somebody killed says nothing about the program: it gets a second chance.
        const isAccident = first.kind === 'toolFailed' && !first.lasting;
        const outcome = isAccident ? await toolchain.observePlainly(program, options) : first;
        observations.push({ target: name, reference, outcome });
      }
      return observations;
    },
    async exercise(target, program, signal) {
      const watched = targets.find(({ name }) => name === target);
      if (!watched) throw new Error(`${target} is not watched`);
      const { toolchain, configuration } = watched;
      return toolchain.exercise?.(program, { configuration, signal, millis: toolchain.limits.millis * patience });
    },
    async selfTest(signal) {
      const results = await Promise.all(
        targets.map(async (target) => ({ target, failures: await selfTest(target, signal) })),
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
      await Promise.all(targets.map(({ toolchain }) => toolchain.close()));
    },
  };
}
