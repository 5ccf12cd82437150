import { join } from 'node:path';
import { lateOptimizing } from '../../core/late-optimizing.js';
import type { Outcome } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { Compilable } from '../../core/test-program.js';
import type { InstalledToolchain, ObserveOptions, OpenOptions, Toolchain } from '../../core/toolchain.js';
import { type BatchAnswer, observeIsolated } from '../../harness/isolate.js';
import { observing } from '../../harness/observing.js';
import { builtScript } from '../../harness/package-root.js';
import { WorkerPool } from '../../harness/process/worker-pool.js';
import type { WorkerLoss } from '../../harness/process/worker-process.js';
import { batchLimits, mustBeAlone, observeBatch } from './batching.js';
import { commandOutcome } from './command-outcome.js';
import { configurationNamed, configurationsOf } from './configurations.js';
import type { WorkerRequest } from './javascript-worker.js';
import { compilerOptions } from './options.js';
import { compilePlainly, type PlainCompiler, plainCommand } from './plain-compiler.js';
import { observePlainly, runAccepted } from './run-programs.js';
import { selfTests } from './self-tests.js';

const recycle = { requests: 200, bytes: 1024 ** 3 };

/** The implementation in JavaScript (before 7.0): warm worker processes that hold the compiler and its library files. */
export function openJavaScript(installed: InstalledToolchain, packageFolder: string, open: OpenOptions): Toolchain {
  const { version, checksum } = installed;
  const heap = `--max-old-space-size=${Math.floor(open.limits.bytes / 1024 ** 2)}`;
  const compiler: PlainCompiler = {
    implementation: 'javascript',
    version,
    command: process.execPath,
    args: [heap, '--stack-trace-limit=100', join(packageFolder, 'lib', 'tsc.js')],
    limits: roomForHeap(open),
  };
  const pool = new WorkerPool({
    size: open.workers,
    recycle,
    worker: async () => ({
      command: process.execPath,
      args: [
        ...[heap, ...lateOptimizing],
        ...[builtScript('languages/typescript/javascript-worker'), join(packageFolder, 'lib', 'typescript.js')],
      ],
    }),
  });

  async function attempt(programs: readonly Compilable[], options: ObserveOptions): Promise<BatchAnswer> {
    const request: WorkerRequest = {
      programs: programs.map((program) => sourcesOf(program)),
      compilerOptions: compilerOptions(version),
    };
    const limits = batchLimits(compiler.limits, programs.length, options);
    const answer = await pool.request(request, limits, options.signal);
    if (answer.kind === 'answered') return { kind: 'answered', outcomes: answer.value as Outcome[] };
    if (answer.ended === 'aborted') options.signal?.throwIfAborted();
    const finished = answer.finished as ReadonlyMap<number, Outcome> | undefined;
    return { kind: 'lost', outcome: outcomeOfLoss(answer), at: answer.at, finished };
  }

  return {
    id: `${installed.family}@${version}`,
    checksum,
    limits: compiler.limits,
    configurations: configurationsOf(version),
    selfTests: selfTests(version),
    ...observing({
      libraries: ['npm'],
      together: async (batch, options) => {
        const { alone, runs } = configurationNamed(version, options.configuration);
        const shown = await observeBatch(batch, options, {
          separate: alone,
          together: (programs) => attempt(programs, options),
          alone: (program) => compilePlainly(compiler, program, options),
        });
        return runs && !options.compileOnly ? runAccepted(compiler, batch, shown, options) : shown;
      },
      alone: async (program, options) => {
        const { warm } = configurationNamed(version, options.configuration);
        if (!warm || mustBeAlone(program)) return observePlainly(compiler, program, options);
        const [outcome] = await observeIsolated([program], (programs) => attempt(programs, options));
        return { outcome: outcome as Outcome };
      },
    }),
    command: (program, configuration) => plainCommand(version, program, configuration),
    close: () => pool.close(),
  };
}

// V8 ends the process itself when the heap is full; the limit on the whole process is there for what is not heap.
function roomForHeap({ limits }: OpenOptions): OpenOptions['limits'] {
  return { ...limits, bytes: limits.bytes + 512 * 1024 ** 2 };
}

function outcomeOfLoss({ ended, exitCode, killedBy, stderr }: WorkerLoss): Outcome {
  const exited = ended === 'died' ? 'exited' : ended;
  const outcome = commandOutcome({ ended: exited, exitCode, killedBy, stdout: '', stderr, cpuMillis: 0 }, 'javascript');
  return outcome.kind === 'accepted' ? { kind: 'toolFailed', message: 'the worker ended before it answered' } : outcome;
}
