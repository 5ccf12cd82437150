import type { Observed, Outcome } from '../../core/outcome.js';
import type { Compilable } from '../../core/test-program.js';
import type { ObserveOptions, OpenOptions } from '../../core/toolchain.js';
import { type BatchAnswer, observeIsolated } from '../isolate.js';
import { confinedWorker } from '../process/sandbox.js';
import { WorkerPool } from '../process/worker-pool.js';
import type { WorkerLoss } from '../process/worker-process.js';
import { type Ending, noMain, outcomeOfRun, stoppedOutcome } from '../run-result.js';
import { createClassFileCache } from './class-file-cache.js';
import { crashReport } from './crash-report.js';
import { javaCommand } from './java-command.js';
import type { JvmCompiler } from './jvm-compiler.js';
import type { ClassBytes, CompileServers } from './server.js';
import { serverClasses } from './server-classes.js';
import { jvmLimits } from './settings.js';
import { tiers } from './tiers.js';

/** JVMs that run compiled programs one after the other, some for each tier. */
export interface TierRunners {
  /** Compiles programs, so that running them needs no compiler. */
  compile(batch: readonly Compilable[], options: ObserveOptions): Promise<Pick<Observed, 'outcome'>[]>;
  /** Compiles programs and runs each of them in the tier that the configuration names. */
  observe(batch: readonly Compilable[], options: ObserveOptions): Promise<Outcome[]>;
  close(): Promise<void>;
}

interface RunAnswer {
  /** Fewer than there are programs, where one of them has spoiled the process. */
  readonly runs: readonly (Ending & { readonly ending: string })[];
  readonly spoiled: boolean;
}

interface Emitted {
  readonly program: Compilable;
  readonly classes: ClassBytes;
}

/** Makes the runners of a compiler; they start when they are first asked. */
export function createTierRunners(compiler: JvmCompiler, servers: CompileServers, open: OpenOptions): TierRunners {
  const limits = jvmLimits(open.limits);
  const pools = new Map<string, Promise<WorkerPool>>();
  const classFiles = createClassFileCache(servers);

  function poolFor(tier: string): Promise<WorkerPool> {
    const pool = pools.get(tier) ?? startPool(compiler, tier, open);
    pools.set(tier, pool);
    return pool;
  }

  async function attempt(compiled: readonly Emitted[], options: ObserveOptions): Promise<BatchAnswer> {
    const millis = options.millis ?? limits.millis;
    const request = { millis, programs: compiled.map(({ classes }) => classes) };
    const pool = await poolFor(options.configuration);
    const processLimits = { ...limits, millis: millis * (2 + compiled.length) };
    const answer = await pool.request(request, processLimits, options.signal);
    const outcomeOf = (run: RunAnswer['runs'][number], i: number) =>
      convert(run, (compiled[i] as Emitted).program, compiler);
    if (answer.kind === 'lost') {
      if (answer.ended === 'aborted') options.signal?.throwIfAborted();
      const runs = [...((answer.finished ?? new Map()) as ReadonlyMap<number, RunAnswer['runs'][number]>)];
      const finished = new Map(runs.map(([i, run]) => [i, outcomeOf(run, i)]));
      return { kind: 'lost', outcome: outcomeOfLoss(answer), at: answer.at, finished };
    }
    const { runs } = answer.value as RunAnswer;
    const outcomes = runs.map(outcomeOf);
    const rest = compiled.slice(runs.length);
    return {
      kind: 'answered',
      outcomes: [...outcomes, ...(await observeIsolated(rest, (part) => attempt(part, options)))],
    };
  }

  return {
    async compile(batch, options) {
      return (await classFiles.compile(batch, options)).map(({ outcome }) => ({ outcome }));
    },
    async observe(batch, options) {
      const emitted = await classFiles.compile(batch, options);
      const compiled = batch.flatMap((program, i) => {
        const classes = emitted[i]?.classes;
        return classes ? [{ program, classes }] : [];
      });
      const runs = await observeIsolated(compiled, (part) => attempt(part, options));
      const byProgram = new Map(compiled.map(({ program }, i) => [program, runs[i]]));
      return batch.map((program, i) => byProgram.get(program) ?? (emitted[i]?.outcome as Outcome));
    },
    async close() {
      for (const pool of pools.values()) await (await pool).close();
    },
  };
}

function convert(run: RunAnswer['runs'][number], { driver }: Compilable, compiler: JvmCompiler): Outcome {
  if (run.ending === 'timedOut') return stoppedOutcome('timedOut');
  const ending = run.ending === 'noMain' ? noMain : { ...run, exception: run.exception ?? '' };
  return outcomeOfRun(ending, driver, compiler.platform);
}

function outcomeOfLoss({ ended, exitCode, killedBy, stderr }: WorkerLoss): Outcome {
  const crash = crashReport(stderr);
  if (crash) return { kind: 'crashed', stack: crash };
  if (ended !== 'died') return stoppedOutcome(ended);
  return { kind: 'toolFailed', message: `the JVM ended (${killedBy ?? exitCode}): ${stderr.slice(-300)}` };
}

async function startPool(compiler: JvmCompiler, tier: string, { limits }: OpenOptions): Promise<WorkerPool> {
  const program = { jdk: compiler.jdk, classPath: [await serverClasses(compiler.jdk)], main: 'cupel.run.Runner' };
  return new WorkerPool({
    // Few programs are run, and the runtime library of a language takes long to start in a slow tier.
    size: 1,
    worker: confinedWorker(javaCommand(program, tiers[tier] ?? [], compiler.libraries)),
    // Compiled code of earlier programs piles up.
    recycle: { requests: 200, bytes: jvmLimits(limits).bytes * 0.8 },
    retire: (answer) => (answer as RunAnswer).spoiled,
  });
}
