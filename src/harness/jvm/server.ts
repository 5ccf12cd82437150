import { delimiter } from 'node:path';
import type { Driver } from '../../core/driver.js';
import { messagePattern } from '../../core/message-pattern.js';
import type { Diagnostic, Outcome } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { Compilable } from '../../core/test-program.js';
import type { Limits, ObserveOptions, OpenOptions } from '../../core/toolchain.js';
import { type BatchAnswer, isolate } from '../isolate.js';
import { removeFolder } from '../process/guardian.js';
import { confined } from '../process/sandbox.js';
import { makeTemporaryFolder, runsFolder } from '../process/temporary-folder.js';
import { WorkerPool } from '../process/worker-pool.js';
import type { WorkerLoss } from '../process/worker-process.js';
import { type Ending, noMain, outcomeOfRun, type Platform, stoppedOutcome } from '../run-result.js';
import { archiveFlags } from './class-archive.js';
import { jarsOf } from './class-path.js';
import { javaCommand } from './java-command.js';
import type { JvmCompiler } from './jvm-compiler.js';
import { serverClasses } from './server-classes.js';
import { jvmLimits, memoryFlags, serverLimits, stackKilobytes } from './settings.js';
import { createWarmUp } from './warm-up.js';

/** How far a program is taken: to its types, to class files, or to its end. */
export type ServerMode = 'check' | 'compile' | 'emit' | 'run';

/** Class files by their paths, in base 64. */
export type ClassBytes = Readonly<Record<string, string>>;

/** A request to observe programs by warm servers. */
interface ServerRequest {
  readonly mode: ServerMode;
  readonly millis: number;
  readonly signal?: AbortSignal | undefined;
  /** Whether a server of its own is used, with one thread. */
  readonly apart?: boolean | undefined;
  /** Hears of programs as they are judged; of those that took a server down only with the answer. */
  readonly onCompiled?: ((program: Compilable, compiled: Compiled) => void) | undefined;
}

/** What became of a program, with its class files if they were wanted and it was accepted. */
export interface Compiled {
  readonly outcome: Outcome;
  readonly classes?: ClassBytes;
  /** The CPU time of the compilation, its share where others shared it, and how many did. */
  readonly cpuMillis?: number;
  readonly shared?: number;
}

/** Warm compile servers of one compiler version; see jvm/README.md for what they speak. */
export interface CompileServers {
  observe(programs: readonly Compilable[], request: ServerRequest): Promise<Compiled[]>;
  /** Compiles programs and gives their class files. */
  emit(programs: readonly Compilable[], options: Pick<ObserveOptions, 'millis' | 'signal'>): Promise<Compiled[]>;
  close(): Promise<void>;
}

interface Answer {
  readonly suspects: readonly number[];
  readonly recycle: boolean;
  readonly halting: boolean;
  readonly memory: { readonly cpuMillis?: number };
}

type ServerOutcome =
  | { readonly kind: 'accepted'; readonly run?: ServerRun; readonly classes?: ClassBytes }
  | { readonly kind: 'rejected'; readonly diagnostics: readonly ServerDiagnostic[] }
  | { readonly kind: 'crashed' | 'timedOut' | 'outOfMemory' | 'toolFailed'; readonly stack: string };

/** The CPU time of the compilation of a program, and how many programs were in it. */
interface ServerCost {
  readonly cpuMillis?: number;
  readonly together?: number;
}

interface ServerRun {
  readonly ending: string;
  readonly exitCode: number;
  readonly stdout: string;
  readonly exception?: string;
}

interface ServerDiagnostic {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly code?: string;
  readonly message: string;
}

/** Makes the servers of a compiler; they start when they are first asked. */
export function createServers(compiler: JvmCompiler, open: OpenOptions): CompileServers {
  const limits = jvmLimits(serverLimits(open.limits, open.workers));
  const pools = new Map<number, Promise<WorkerPool>>();
  let scratch: string | undefined;

  async function attempt(programs: readonly Compilable[], request: ServerRequest): Promise<BatchAnswer<Compiled>> {
    scratch ??= makeTemporaryFolder();
    // What is apart has one thread; where there is only one anyway, nobody else is kept waiting for long.
    const threads = request.apart ? 1 : open.workers;
    const pool = pools.get(threads) ?? startPool(compiler, { ...open, workers: threads }, scratch);
    pools.set(threads, pool);
    const millis = request.millis * (1 + programs.length / 10);
    const message = {
      id: 0,
      mode: request.mode,
      programs: programs.map((program) => ({ files: sourcesOf(program) })),
      millis,
      programMillis: request.millis,
      options: compiler.options,
      classPath: jarsOf(programs[0] ?? { files: [] }),
    };
    const judged = new Map<number, Compiled>();
    const onDone = (i: number, outcome: unknown) => {
      const program = programs[i] as Compilable;
      const compiled = received(outcome as ServerOutcome & ServerCost, program);
      judged.set(i, compiled);
      request.onCompiled?.(program, compiled);
    };
    // The server keeps the time itself, and answers with the stack of the compiler; this is for when it cannot.
    const processLimits = { ...limits, millis: millis * 2 };
    const answer = await (await pool).request(message, processLimits, request.signal, onDone);
    if (answer.kind === 'answered')
      return settle(programs, judged, { ...request, suspects: (answer.value as Answer).suspects });
    if (answer.ended === 'aborted') request.signal?.throwIfAborted();
    return { kind: 'lost', outcome: outcomeOfLoss(answer), at: answer.at, finished: judged };
  }

  // What the server could not judge, because another program took it down, goes to a fresh one in smaller requests.
  async function settle(
    programs: readonly Compilable[],
    judged: Map<number, Compiled>,
    request: ServerRequest & Pick<Answer, 'suspects'>,
  ): Promise<BatchAnswer<Compiled>> {
    const lost = programs.flatMap((program, i) => (judged.has(i) ? [] : [{ program, i }]));
    if (lost.length > 0 && lost.length === programs.length) {
      const message = 'the compile server did not answer the request';
      return { kind: 'lost', outcome: { kind: 'toolFailed', message }, at: request.suspects };
    }
    const suspects = new Set(request.suspects);
    const alone = lost.filter(({ i }) => suspects.has(i)).map((one) => [one]);
    for (const part of [...alone, lost.filter(({ i }) => !suspects.has(i))]) {
      const compiled = await isolated(
        part.map(({ program }) => program),
        request,
      );
      for (const [k, { i }] of part.entries()) judged.set(i, compiled[k] as Compiled);
    }
    return { kind: 'answered', outcomes: programs.map((_, i) => judged.get(i) as Compiled) };
  }

  function received(answer: ServerOutcome & ServerCost, { driver }: Compilable): Compiled {
    const outcome = convert(answer, driver, compiler.platform);
    const { cpuMillis, together = 1 } = answer;
    const cost = cpuMillis !== undefined && { cpuMillis: cpuMillis / together };
    return {
      outcome,
      ...cost,
      ...(cost && together > 1 && { shared: together }),
      ...(answer.kind === 'accepted' && answer.classes && { classes: answer.classes }),
    };
  }

  const isolated = (programs: readonly Compilable[], request: ServerRequest) =>
    isolate(
      programs,
      (part) => attempt(part, request),
      (outcome): Compiled => ({ outcome }),
    );

  // All programs of a request have one class path.
  async function observe(programs: readonly Compilable[], request: ServerRequest): Promise<Compiled[]> {
    const classPathOf = (program: Compilable) => jarsOf(program).join(delimiter);
    const known = new Map<Compilable, Compiled | undefined>();
    for (const classPath of new Set(programs.map(classPathOf))) {
      const group = programs.filter((program) => classPathOf(program) === classPath);
      const compiled = await isolated(group, request);
      for (const [i, program] of group.entries()) known.set(program, compiled[i]);
    }
    return programs.map((program) => known.get(program) as Compiled);
  }

  return {
    observe,
    emit: (programs, { millis = limits.millis, signal }) => observe(programs, { mode: 'emit', millis, signal }),
    async close() {
      for (const pool of pools.values()) await (await pool).close();
      if (scratch) removeFolder(scratch);
    },
  };
}

async function startPool(
  compiler: JvmCompiler,
  { limits: usual, workers }: OpenOptions,
  scratch: string,
): Promise<WorkerPool> {
  const limits = serverLimits(usual, workers);
  // In this order: an archive is used if the class path begins with the one that it was made with.
  const classPath = [...compiler.jars, await serverClasses(compiler.jdk)];
  const program = { jdk: compiler.jdk, classPath, main: 'cupel.server.Main' };
  // The compile threads keep all cores busy: a collector with threads of its own would only cost more.
  const collector = '-XX:+UseSerialGC';
  const own = [...compiler.flags, ...(compiler.serverFlags ?? [])];
  const flags = [collector, ...memoryFlags(limits), ...own];
  const warmUp = createWarmUp(compiler);
  const settings = [
    `--family=${compiler.adapter}`,
    `--classpath=${compiler.jars.join(delimiter)}`,
    `--stack-kb=${stackKilobytes}`,
    `--threads=${workers}`,
    `--rss-mb=${Math.floor(recycleBytes(limits) / 1024 ** 2)}`,
    `--scratch=${scratch}`,
  ];
  return new WorkerPool({
    // One process compiles for all: what the JVM has learnt of the compiler serves each thread.
    size: 1,
    worker: () => {
      const all = [...flags, ...warmUp.nextFlags(), ...archiveFlags(compiler)];
      return confined(javaCommand(program, all, settings), runsFolder());
    },
    recycle: { requests: 2000, bytes: recycleBytes(limits) },
    retire(answer) {
      const { recycle, halting, memory } = answer as Answer;
      return recycle || halting || warmUp.isOver(memory.cpuMillis ?? 0);
    },
  });
}

function recycleBytes(limits: Limits): number {
  return jvmLimits(limits).bytes * 0.8;
}

function convert(outcome: ServerOutcome, driver?: Driver, platform?: Platform): Outcome {
  switch (outcome.kind) {
    case 'accepted':
      if (!outcome.run) return { kind: 'accepted' };
      if (outcome.run.ending === 'timedOut') return stoppedOutcome('timedOut');
      return outcomeOfRun(ending(outcome.run), driver, platform);
    case 'rejected':
      return { kind: 'rejected', diagnostics: outcome.diagnostics.map(convertDiagnostic) };
    case 'crashed':
      return { kind: 'crashed', stack: outcome.stack };
    case 'timedOut':
    case 'outOfMemory':
      return { kind: outcome.kind };
    case 'toolFailed':
      return { kind: 'toolFailed', message: outcome.stack };
  }
}

function ending({ ending: how, exitCode, stdout, exception = '' }: ServerRun): Ending {
  return how === 'noMain' ? noMain : { exitCode, stdout, exception };
}

function convertDiagnostic({ file, line, column, code, message }: ServerDiagnostic): Diagnostic {
  const named = { code: code || messagePattern(message), message };
  return file && line ? { at: { file, line, column: column ?? 1 }, ...named } : named;
}

function outcomeOfLoss({ ended, exitCode, killedBy, stderr }: WorkerLoss): Outcome {
  if (ended === 'timedOut' || ended === 'outOfMemory') return { kind: ended };
  const end = killedBy ? `was killed by ${killedBy}` : `ended with exit code ${exitCode}`;
  return { kind: 'toolFailed', message: `the compile server ${end}: ${stderr.slice(-300)}` };
}
