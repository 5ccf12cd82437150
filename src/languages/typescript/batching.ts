import type { Outcome } from '../../core/outcome.js';
import type { Compilable, Limits, ObserveOptions } from '../../core/toolchain.js';
import { type BatchAnswer, observeIsolated } from '../../harness/isolate.js';

/** The two ways in which an implementation compiles. */
export interface Paths {
  /** Many programs in one compilation. */
  readonly together: (programs: readonly Compilable[]) => Promise<BatchAnswer>;
  /** One program by the plain command line. */
  readonly alone: (program: Compilable) => Promise<Outcome>;
}

/** Observes a batch: together what can be, alone what must be or is wanted alone. */
export async function observeBatch(
  batch: readonly Compilable[],
  options: ObserveOptions,
  paths: Paths,
): Promise<Outcome[]> {
  const shared = batch.filter((program) => options.configuration !== 'single' && !mustBeAlone(program));
  const outcomes = await observeIsolated(shared, paths.together);
  const known = new Map(shared.map((program, i) => [program, outcomes[i]]));
  const all: Outcome[] = [];
  for (const program of batch) all.push(known.get(program) ?? (await paths.alone(program)));
  return all;
}

// Declarations that reach beyond their own module would change what the other programs of a batch mean, and a path that
// leaves the program's folder would find another one there.
const reachesOut =
  /\bdeclare\s+(global|module)\b|\bmodule\s*["'`]|\bglobal\s*\{|\bexport\s+as\s+namespace\b|^\s*\/\/\/\s*<|\.\.\//m;

/** Whether a program must not share a compilation with others. */
export function mustBeAlone(program: Compilable): boolean {
  return program.files.some((file) => reachesOut.test(file.text) || file.path.endsWith('.d.ts'));
}

// What a program may add to the time of a batch before the batch is taken apart.
const millisPerProgram = 100;

/** The limits of a batch: those of one program, and a little for each further one. */
export function batchLimits(limits: Limits, programs: number, options: ObserveOptions): Limits {
  return { ...limits, millis: (options.millis ?? limits.millis) + (programs - 1) * millisPerProgram };
}
