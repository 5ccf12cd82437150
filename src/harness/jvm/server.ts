import { delimiter } from 'node:path';
import { messagePattern } from '../../core/message-pattern.js';
import type { Diagnostic, Outcome } from '../../core/outcome.js';
import type { Compilable, Limits, ObserveOptions, OpenOptions } from '../../core/toolchain.js';
import { type BatchAnswer, observeIsolated } from '../isolate.js';
import { removeFolder } from '../process/guardian.js';
import { makeTemporaryFolder } from '../process/temporary-folder.js';
import { WorkerPool } from '../process/worker-pool.js';
import type { WorkerLoss } from '../process/worker-process.js';
import { type Ending, noMain, outcomeOfRun, stoppedOutcome } from '../run-result.js';
import { javaCommand } from './java-command.js';
import type { JvmCompiler } from './jvm-compiler.js';
import { serverClasses } from './server-classes.js';
import { jvmLimits, memoryFlags, stackKilobytes } from './settings.js';

/** How far a program is taken: to its types, to class files, or to its end. */
export type ServerMode = 'check' | 'compile' | 'emit' | 'run';

/** Class files by their paths, in base 64. */
export type ClassBytes = Readonly<Record<string, string>>;

/** A request to observe programs by warm servers. */
interface ServerRequest {
  readonly mode: ServerMode;
  readonly millis: number;
  readonly signal?: AbortSignal | undefined;
}

/** Warm compile servers of one compiler version; see jvm/README.md for what they speak. */
export interface CompileServers {
  observe(programs: readonly Compilable[], request: ServerRequest): Promise<Outcome[]>;
  /** Compiles programs and gives their class files, of those that are accepted. */
  emit(
    programs: readonly Compilable[],
    options: Pick<ObserveOptions, 'millis' | 'signal'>,
  ): Promise<{ readonly outcome: Outcome; readonly classes?: ClassBytes | undefined }[]>;
  close(): Promise<void>;
}

interface Answer {
  readonly outcomes: readonly ServerOutcome[];
  readonly recycle: boolean;
  readonly halting: boolean;
}

type ServerOutcome =
  | { readonly kind: 'accepted'; readonly run?: ServerRun; readonly classes?: ClassBytes }
  | { readonly kind: 'rejected'; readonly diagnostics: readonly ServerDiagnostic[] }
  | { readonly kind: 'crashed' | 'timedOut' | 'outOfMemory' | 'toolFailed'; readonly stack: string }
  | { readonly kind: 'lost' };

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
  const limits = jvmLimits(open.limits);
  let pool: Promise<WorkerPool> | undefined;
  let scratch: string | undefined;
  // They are no part of an outcome, which is kept and compared.
  const classes = new WeakMap<Outcome, ClassBytes>();

  async function attempt(programs: readonly Compilable[], request: ServerRequest): Promise<BatchAnswer> {
    scratch ??= makeTemporaryFolder();
    pool ??= startPool(compiler, open, scratch);
    const millis = request.millis * (1 + programs.length / 10);
    const message = {
      id: 0,
      mode: request.mode,
      programs: programs.map(({ files }) => ({ files })),
      millis,
      programMillis: request.millis,
      options: compiler.options,
    };
    // The server keeps the time itself, and answers with the stack of the compiler; this is for when it cannot.
    const answer = await (await pool).request(message, { ...limits, millis: millis * 2 }, request.signal);
    if (answer.kind === 'answered') return settle(programs, (answer.value as Answer).outcomes, request);
    if (answer.ended === 'aborted') request.signal?.throwIfAborted();
    return { kind: 'lost', outcome: outcomeOfLoss(answer) };
  }

  // What the server could not judge, because another program took it down, goes to a fresh one in smaller requests.
  async function settle(
    programs: readonly Compilable[],
    outcomes: readonly ServerOutcome[],
    request: ServerRequest,
  ): Promise<BatchAnswer> {
    const lost = programs.filter((_, i) => outcomes[i]?.kind === 'lost');
    if (lost.length === programs.length && lost.length > 0) {
      return { kind: 'lost', outcome: { kind: 'toolFailed', message: 'the server lost the whole request' } };
    }
    const again = await observeIsolated(lost, (part) => attempt(part, request));
    const later = new Map(lost.map((program, i) => [program, again[i]]));
    return {
      kind: 'answered',
      outcomes: programs.map((p, i) => later.get(p) ?? received(outcomes[i] as ServerOutcome)),
    };
  }

  function received(answer: ServerOutcome): Outcome {
    const outcome = convert(answer, compiler);
    if (answer.kind === 'accepted' && answer.classes) classes.set(outcome, answer.classes);
    return outcome;
  }

  const observe = (programs: readonly Compilable[], request: ServerRequest) =>
    observeIsolated(programs, (part) => attempt(part, request));

  return {
    observe,
    async emit(programs, { millis = limits.millis, signal }) {
      const outcomes = await observe(programs, { mode: 'emit', millis, signal });
      return outcomes.map((outcome) => ({ outcome, classes: classes.get(outcome) }));
    },
    async close() {
      await (await pool)?.close();
      if (scratch) removeFolder(scratch);
    },
  };
}

async function startPool(
  compiler: JvmCompiler,
  { limits, workers }: OpenOptions,
  scratch: string,
): Promise<WorkerPool> {
  const program = { jdk: compiler.jdk, classPath: [await serverClasses(compiler.jdk)], main: 'cupel.server.Main' };
  // There is a server for each core: a collector with threads of its own would only take turns with the others.
  const flags = ['-XX:+UseSerialGC', ...memoryFlags(limits), ...compiler.flags, ...(compiler.serverFlags ?? [])];
  const settings = [
    `--family=${compiler.adapter}`,
    `--classpath=${compiler.jars.join(delimiter)}`,
    `--stack-kb=${stackKilobytes}`,
    `--scratch=${scratch}`,
  ];
  return new WorkerPool({
    size: workers,
    worker: javaCommand(program, flags, settings),
    recycle: { requests: 2000, bytes: recycleBytes(limits) },
    retire: (answer) => (answer as Answer).recycle || (answer as Answer).halting,
  });
}

function recycleBytes(limits: Limits): number {
  return jvmLimits(limits).bytes * 0.8;
}

function convert(outcome: ServerOutcome, compiler: JvmCompiler): Outcome {
  switch (outcome.kind) {
    case 'accepted':
      if (!outcome.run) return { kind: 'accepted' };
      if (outcome.run.ending === 'timedOut') return stoppedOutcome('timedOut');
      return outcomeOfRun(ending(outcome.run), compiler.canonicalEnding);
    case 'rejected':
      return { kind: 'rejected', diagnostics: outcome.diagnostics.map(convertDiagnostic) };
    case 'crashed':
      return { kind: 'crashed', stack: outcome.stack };
    case 'timedOut':
    case 'outOfMemory':
      return { kind: outcome.kind };
    case 'toolFailed':
      return { kind: 'toolFailed', message: outcome.stack };
    case 'lost':
      return { kind: 'toolFailed', message: 'the server lost the program' };
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
