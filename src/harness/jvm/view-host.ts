import type { SourceFile } from '../../core/test-program.js';
import { confinedWorker } from '../process/sandbox.js';
import { WorkerPool } from '../process/worker-pool.js';
import { javaCommand } from './java-command.js';
import type { Jdk } from './jdks.js';
import { serverClasses } from './server-classes.js';
import { memoryFlags } from './settings.js';

/** A compiler on the JVM that tells the types of programs. */
export interface ViewCompiler {
  /** The name under which the Java side knows it. */
  readonly family: string;
  readonly jdk: Jdk;
  readonly jars: readonly string[];
  /** The jars that programs are analysed with. */
  readonly classPath?: readonly string[] | undefined;
  /** What the JVM needs to let it be used. */
  readonly flags: readonly string[];
}

/** A program to be analysed, or a question about one that was; `view` is its number (jvm/README.md). */
export type ViewRequest = { readonly view: number } & (
  | { readonly files: readonly SourceFile[] }
  | { readonly [question: string]: unknown }
);

/** What the host answers; what it holds depends on the request. */
export interface ViewAnswer {
  readonly [part: string]: unknown;
  /** The stack of a compiler that threw, missed its deadline, or of the host itself. */
  readonly crashed?: string;
  readonly timedOut?: string;
  readonly failed?: string;
}

/** The process that holds such a compiler; it starts when it is first asked. */
export interface ViewHost {
  ask(request: ViewRequest): Promise<ViewAnswer>;
  close(): Promise<void>;
}

const millis = 30_000;
const heap = 1024 ** 3;
// The host keeps the time itself, and answers with the stack of the compiler; this is for when it cannot.
const limits = { millis: millis * 2, bytes: 3 * heap };

/** Makes the host. */
export function createViewHost(compiler: ViewCompiler): ViewHost {
  let pool: Promise<WorkerPool> | undefined;
  return {
    async ask(request) {
      pool ??= startPool(compiler);
      const answer = await (await pool).request({ ...request, millis }, limits);
      if (answer.kind === 'answered') return answer.value as ViewAnswer;
      const why = answer.stderr.trim().split('\n').at(-1) ?? '';
      return { crashed: `the process that analyses was lost (${answer.ended}) ${why}`.trim() };
    },
    close: async () => (await pool)?.close(),
  };
}

async function startPool({ family, jdk, jars, classPath = [], flags }: ViewCompiler): Promise<WorkerPool> {
  const program = { jdk, classPath: [...jars, await serverClasses(jdk)], main: 'cupel.view.Main' };
  // To compile a compiler well takes longer than most uses last.
  const usual = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', ...memoryFlags({ millis, bytes: heap })];
  return new WorkerPool({
    size: 1,
    worker: confinedWorker(
      javaCommand(program, [...usual, ...flags], [family, ...jars, ...classPath.map((jar) => `--library=${jar}`)]),
    ),
    recycle: { requests: 5000, bytes: heap * 2 },
    retire: (answer) => ['timedOut', 'failed', 'fatal'].some((name) => (answer as ViewAnswer)[name]),
  });
}
