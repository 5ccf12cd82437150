import type { Artifact, Outcome } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { Compilable } from '../../core/test-program.js';
import type { Limits, ObserveOptions } from '../../core/toolchain.js';
import { type BatchAnswer, observeIsolated } from '../../harness/isolate.js';
import type { Shown } from '../../harness/observing.js';

/** The two ways in which an implementation compiles. */
export interface Paths {
  /** Whether every program is compiled alone. */
  readonly separate?: boolean | undefined;
  /** Many programs in one compilation. */
  readonly together: (programs: readonly Compilable[]) => Promise<BatchAnswer>;
  /** What is written for programs that were accepted together; nothing if that fails for one of them. */
  readonly write?:
    | ((accepted: readonly Compilable[]) => Promise<readonly (readonly Artifact[])[] | undefined>)
    | undefined;
  /** One program by the plain command line. */
  readonly alone: (program: Compilable) => Promise<Shown>;
}

/** Observes a batch: together what can be, alone what must be or is wanted alone. */
export async function observeBatch(
  batch: readonly Compilable[],
  options: ObserveOptions,
  paths: Paths,
): Promise<Shown[]> {
  const alone = (program: Compilable) => paths.separate || options.artifacts || mustBeAlone(program);
  const shared = batch.filter((program) => !alone(program));
  const outcomes = await observeIsolated(shared, paths.together);
  const known = await withWritten(new Map(shared.map((program, i) => [program, outcomes[i] as Outcome])), paths);
  const all: Shown[] = [];
  for (const program of batch) all.push(known.get(program) ?? (await paths.alone(program)));
  return all;
}

// Programs whose files cannot be written together are left to be compiled alone.
async function withWritten(
  outcomes: ReadonlyMap<Compilable, Outcome>,
  { write }: Paths,
): Promise<Map<Compilable, Shown>> {
  const known = new Map<Compilable, Shown>([...outcomes].map(([program, outcome]) => [program, { outcome }]));
  const accepted = [...outcomes].filter(([, { kind }]) => kind === 'accepted').map(([program]) => program);
  if (!write || accepted.length === 0) return known;
  const files = await write(accepted);
  for (const [i, program] of accepted.entries()) {
    const artifacts = files?.[i];
    if (artifacts) known.set(program, { outcome: { kind: 'accepted' }, artifacts });
    else known.delete(program);
  }
  return known;
}

// Declarations that reach beyond their own module would change what the other programs of a batch mean, and a path that
// leaves the program's folder would find another one there.
const reachesOut =
  /\bdeclare\s+(global|module)\b|\bmodule\s*["'`]|\bglobal\s*\{|\bexport\s+as\s+namespace\b|^\s*\/\/\/\s*<|\.\.\//m;

/** Whether a program must not share a compilation with others. */
export function mustBeAlone(program: Compilable): boolean {
  // What it imports is in a folder beside it.
  if (program.libraries?.length) return true;
  return sourcesOf(program).some((file) => reachesOut.test(file.text) || file.path.endsWith('.d.ts'));
}

// What a program may add to the time of a batch before the batch is taken apart.
const millisPerProgram = 100;

/** The limits of a batch: those of one program, and a little for each further one. */
export function batchLimits(limits: Limits, programs: number, options: ObserveOptions): Limits {
  return { ...limits, millis: (options.millis ?? limits.millis) + (programs - 1) * millisPerProgram };
}
