import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from '../../core/outcome.js';
import type { Compilable, Limits, ObserveOptions } from '../../core/toolchain.js';
import { type ProcessResult, runProcess } from '../process/run-process.js';
import { withTemporaryFolder, writeFiles } from '../process/temporary-folder.js';
import { freshRun } from './fresh-run.js';
import type { JvmCompiler } from './jvm-compiler.js';
import { memoryFlags } from './settings.js';

/** What may be used, and for how long. */
export interface PlainOptions {
  /** The heap by the user's limit, and the limits of the process. */
  readonly heap: Limits;
  readonly process: Limits;
  /** Flags of the JVM that runs the program; absent when it is only compiled. */
  readonly runFlags?: readonly string[] | undefined;
}

/** Compiles one program by the plain command line, in a folder and a process of its own, and runs it if asked to. */
export function compilePlainly(
  compiler: JvmCompiler,
  program: Compilable,
  limits: PlainOptions,
  { signal, millis }: ObserveOptions,
): Promise<Outcome> {
  return withTemporaryFolder(async (folder) => {
    const out = join(folder, 'out');
    await writeFiles(folder, program.files);
    await mkdir(out);
    const { command, args } = compiler.plain.start('out', [...memoryFlags(limits.heap), ...compiler.flags]);
    const processLimits = { ...limits.process, millis: millis ?? limits.process.millis };
    const files = program.files.map((file) => file.path);
    const request = { command, args: [...args, ...files], cwd: folder, limits: processLimits };
    const result = await runProcess({ ...request, ...(signal && { signal }) });
    if (result.ended === 'aborted') signal?.throwIfAborted();
    const outcome = commonOutcome(result) ?? (await compiler.plain.outcome(result, folder, program.files));
    if (outcome.kind !== 'accepted' || !limits.runFlags) return outcome;
    return freshRun({ compiler, folder: out, flags: limits.runFlags, limits: processLimits, signal });
  });
}

// The cause may be wrapped in other exceptions, but the JVM's own name for it stands in every stack trace.
const outOfMemory = /^(Caused by: |Exception in thread "[^"]*" |exception: )?java\.lang\.OutOfMemoryError\b/m;

function commonOutcome({ ended, exitCode, killedBy, stderr }: ProcessResult): Outcome | undefined {
  if (ended === 'timedOut' || ended === 'outOfMemory') return { kind: ended };
  if (exitCode === null) return { kind: 'toolFailed', message: `the compiler was killed by ${killedBy}` };
  return outOfMemory.test(stderr) ? { kind: 'outOfMemory' } : undefined;
}
