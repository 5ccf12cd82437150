import type { SourceFile } from '../../../core/test-program.js';
import { javaCommand } from '../../../harness/jvm/java-command.js';
import { usualJdk } from '../../../harness/jvm/jdks.js';
import { javacExports, serverClasses } from '../../../harness/jvm/server-classes.js';
import { confinedWorker } from '../../../harness/process/sandbox.js';
import { WorkerPool } from '../../../harness/process/worker-pool.js';
import type { ReadAnswer } from './read-template.js';

/** A filled template to be executed. */
export interface ProbedProgram {
  /** The number of the template among those that were opened together. */
  readonly template: number;
  /** Its source text without a package, and the class in it. */
  readonly text: string;
  readonly className: string;
  readonly holes: number;
  readonly slots: number;
  readonly arguments: number;
  /** Holes that are never reached. */
  readonly dead: readonly number[];
}

/** How far a filled template is executed. */
interface ExecutionLimits {
  readonly calls: number;
  /** The rounds of loops and the calls of methods that one call of the entry may take. */
  readonly fuel: number;
  /** The same for all calls together; no more begins when it is used up. */
  readonly allFuel: number;
  readonly earlyStop: boolean;
}

/** What came of executing a filled template. */
export type Execution =
  | {
      readonly ending: 'ended' | 'outOfFuel' | 'overflow';
      /** The most that a call of the entry took. */
      readonly fuel: number;
      readonly reached: number;
      /** The indexes that were chosen, -1 for those that were not needed. */
      readonly indexes: readonly number[];
    }
  /** What makes arguments of the entry threw. */
  | { readonly ending: 'noArguments' }
  /** What makes arguments of the entry returned values that the entry does not take. */
  | { readonly ending: 'wrongArguments'; readonly message: string }
  /** Only the platform can take so long: what is in the template burns fuel. */
  | { readonly ending: 'overdue' }
  | { readonly ending: 'rejected'; readonly message: string };

/** The JVM that reads templates and executes filled ones. */
export interface TemplateHost {
  read(sources: readonly SourceFile[]): Promise<readonly ReadAnswer[]>;
  execute(programs: readonly ProbedProgram[], limits: ExecutionLimits): Promise<readonly Execution[]>;
  close(): Promise<void>;
}

const limits = { millis: 120_000, bytes: 3 * 1024 ** 3 };

// Compiling javac itself well takes longer than most hunts last, and what it has written need not be verified.
const hostFlags = [
  ...['-XX:+UseSerialGC', '-Xmx1g', '-Xmn200m', '-Xss2m', '-XX:TieredStopAtLevel=1'],
  ...['-XX:+UnlockDiagnosticVMOptions', '-XX:-BytecodeVerificationRemote'],
];

/** Starts the JVM when it is first needed. */
export function openHost(): TemplateHost {
  let pool: Promise<WorkerPool> | undefined;

  async function ask(question: unknown): Promise<Record<string, unknown>> {
    pool ??= startPool();
    const answer = await (await pool).request(question, limits);
    if (answer.kind === 'answered') return answer.value as Record<string, unknown>;
    throw new Error(`the JVM that executes templates was lost (${answer.ended}): ${answer.stderr.slice(-2000)}`);
  }

  async function execute(
    programs: readonly ProbedProgram[],
    executionLimits: ExecutionLimits,
  ): Promise<readonly Execution[]> {
    const packageOf = packages();
    const packaged = programs.map(({ text, template, className, ...rest }) => {
      const name = packageOf(template);
      return {
        ...rest,
        path: `${name}/${className}.java`,
        text: `package ${name}; ${text}`,
        className: `${name}.${className}`,
      };
    });
    const answers = partOf(await ask({ execute: packaged, ...executionLimits }), 'programs') as Execution[];
    const last = programs[answers.length - 1];
    // Perhaps the machine was busy with something else.
    if (last && answers.at(-1)?.ending === 'overdue' && programs.length > 1)
      answers.splice(-1, 1, ...(await execute([last], executionLimits)));
    const rest = programs.slice(answers.length);
    return rest.length > 0 ? [...answers, ...(await execute(rest, executionLimits))] : answers;
  }

  return {
    async read(sources) {
      const answer = await ask({ read: sources });
      return partOf(answer, 'templates') as ReadAnswer[];
    },
    execute,
    close: async () => (await pool)?.close(),
  };
}

// One for each program, so that all can be compiled together; and always for the same template, because javac remembers
// of a class that it has forgotten whether it was an inner one.
function packages(): (template: number) => string {
  const used = new Map<number, number>();
  return (template) => {
    const times = used.get(template) ?? 0;
    used.set(template, times + 1);
    return `p${template}x${times}`;
  };
}

function partOf(answer: Record<string, unknown>, name: string): unknown {
  if (typeof answer.failed === 'string') throw new Error(`the JVM that executes templates failed: ${answer.failed}`);
  return answer[name];
}

async function startPool(): Promise<WorkerPool> {
  const jdk = usualJdk();
  const program = { jdk, classPath: [await serverClasses(jdk)], main: 'cupel.template.host.Main' };
  const flags = [...hostFlags, ...javacExports.map((name) => `--add-exports=${name}`)];
  return new WorkerPool({
    size: 1,
    worker: confinedWorker(javaCommand(program, flags, [])),
    recycle: { requests: 5000, bytes: limits.bytes / 2 },
    // It is still busy with that program.
    retire: (answer) => (answer as { programs?: readonly Execution[] }).programs?.at(-1)?.ending === 'overdue',
  });
}
