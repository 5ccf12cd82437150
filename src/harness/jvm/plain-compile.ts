import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { Compilable } from '../../core/test-program.js';
import type { Limits, ObserveOptions } from '../../core/toolchain.js';
import { type ProcessResult, runProcess } from '../process/run-process.js';
import { confined } from '../process/sandbox.js';
import { withTemporaryFolder, writeFiles } from '../process/temporary-folder.js';
import { cutOffOutcome, killedOutcome } from '../run-result.js';
import { archiveFlags } from './class-archive.js';
import { jarsOf } from './class-path.js';
import type { JvmCompiler } from './jvm-compiler.js';
import { briefFlags, memoryFlags } from './settings.js';

/** A program to compile by the plain command line, and what may be used for it. */
export interface PlainRequest {
  readonly compiler: JvmCompiler;
  readonly program: Compilable;
  /** The heap by the user's limit, and the limits of the process. */
  readonly limits: { readonly heap: Limits; readonly process: Limits };
  readonly options: ObserveOptions;
  /** Hears of the CPU time of the compiler. */
  readonly onCost?: (cpuMillis: number) => void;
}

/** The class files of a program, and what may be used to run them. */
export interface ClassFiles {
  readonly compiler: JvmCompiler;
  readonly program: Compilable;
  readonly folder: string;
  readonly limits: Limits;
  readonly signal?: AbortSignal | undefined;
}

/** Compiles one program by the plain command line, in a folder and a process of its own; hands on what is accepted. */
export function compilePlainly<T>(
  { compiler, program, limits, options: { signal, millis }, onCost }: PlainRequest,
  onAccepted: (classes: ClassFiles) => Promise<T>,
): Promise<T | Exclude<Outcome, { kind: 'accepted' }>> {
  return withTemporaryFolder(async (folder) => {
    const out = join(folder, 'out');
    const sources = sourcesOf(program);
    await writeFiles(folder, sources);
    await mkdir(out);
    const flags = [...memoryFlags(limits.heap), ...briefFlags, ...archiveFlags(compiler), ...compiler.flags];
    const { command, args } = compiler.plain.start({ out: 'out', jvmFlags: flags, jars: jarsOf(program) });
    const processLimits = { ...limits.process, millis: millis ?? limits.process.millis };
    // No compiler takes such a word for an option or for a file with arguments.
    const files = sources.map((file) => `./${file.path}`);
    // Macros and transforms of a program run in the compiler.
    const words = await confined({ command, args: [...args, ...files] }, folder);
    const request = { ...words, cwd: folder, limits: processLimits };
    const result = await runProcess({ ...request, ...(signal && { signal }) });
    if (result.ended === 'aborted') signal?.throwIfAborted();
    onCost?.(result.cpuMillis);
    const outcome =
      commonOutcome(result) ?? wholeOutcome(result, asWritten(await compiler.plain.outcome(result, folder, sources)));
    if (outcome.kind !== 'accepted') return outcome;
    return onAccepted({ compiler, program, folder: out, limits: processLimits, signal });
  });
}

// Some compilers name a file as they were given it.
function asWritten(outcome: Outcome): Outcome {
  if (outcome.kind !== 'rejected') return outcome;
  const diagnostics = outcome.diagnostics.map((each) =>
    each.at ? { ...each, at: { ...each.at, file: each.at.file.replace(/^\.\//, '') } } : each,
  );
  return { ...outcome, diagnostics };
}

// The cause may be wrapped in other exceptions, but the JVM's own name for it stands in every stack trace.
const outOfMemory = /^(Caused by: |Exception in thread "[^"]*" |exception: )?java\.lang\.OutOfMemoryError\b/m;

function commonOutcome(result: ProcessResult): Outcome | undefined {
  if (result.ended === 'timedOut' || result.ended === 'outOfMemory') return { kind: result.ended };
  if (result.exitCode === null) return killedOutcome('the compiler', result);
  return outOfMemory.test(result.stderr) ? { kind: 'outOfMemory' } : undefined;
}

// That it crashed is known by the beginning of what it printed; which errors it reported is not.
function wholeOutcome({ cutOff }: ProcessResult, outcome: Outcome): Outcome {
  return cutOff && outcome.kind !== 'crashed' ? cutOffOutcome : outcome;
}
