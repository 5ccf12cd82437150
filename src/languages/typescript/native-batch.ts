import type { Diagnostic, Outcome } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { Compilable, SourceFile } from '../../core/test-program.js';
import type { Limits, ObserveOptions } from '../../core/toolchain.js';
import type { BatchAnswer } from '../../harness/isolate.js';
import { runProcess } from '../../harness/process/run-process.js';
import { withTemporaryFolder, writeFiles } from '../../harness/process/temporary-folder.js';
import { batchLimits } from './batching.js';
import { commandOutcome } from './command-outcome.js';
import { outcomeOf } from './diagnostics.js';
import { compilerOptions } from './options.js';

// An error in the syntax of one program keeps the compiler from checking any. The sentinel holds a type error:
// only when it is reported were the types of the other programs checked too.
const sentinel: SourceFile = { path: 'sentinel.ts', text: 'export const sentinel: string = 0;\n' };

/** The native compiler, as far as a batch needs to know it. */
export interface NativeCompiler {
  readonly binary: string;
  readonly version: string;
  readonly limits: Limits;
}

/** Compiles programs in one process, each in a folder of its own; again without those that keep the rest unchecked. */
export function compileTogether(
  compiler: NativeCompiler,
  programs: readonly Compilable[],
  options: ObserveOptions,
): Promise<BatchAnswer> {
  const batch = programs.map(
    (program, i): Member => ({ name: `p${i}`, files: moveBelow(`p${i}`, sourcesOf(program)) }),
  );
  return withTemporaryFolder(async (folder) => {
    await writeFiles(folder, [sentinel, ...batch.flatMap(({ files }) => files)]);
    const known = new Map<string, readonly Diagnostic[]>();
    for (let rest: readonly Member[] = batch; ; rest = rest.filter(({ name }) => !known.has(name))) {
      const compiled = await compile(compiler, folder, rest, options);
      if (compiled.kind === 'lost') return compiled;
      for (const [name, diagnostics] of compiled.diagnostics) known.set(name, diagnostics);
      if (compiled.typesChecked) break;
      if (!rest.some(({ name }) => known.has(name))) return unattributed('an error of no program kept types unchecked');
    }
    return { kind: 'answered', outcomes: batch.map(({ name }) => outcomeOf(known.get(name) ?? [])) };
  });
}

interface Member {
  readonly name: string;
  readonly files: readonly SourceFile[];
}

interface Compiled {
  readonly kind: 'compiled';
  readonly diagnostics: ReadonlyMap<string, readonly Diagnostic[]>;
  readonly typesChecked: boolean;
}

async function compile(
  { binary, version, limits }: NativeCompiler,
  folder: string,
  batch: readonly Member[],
  options: ObserveOptions,
): Promise<Compiled | { kind: 'lost'; outcome: Outcome }> {
  const files = [sentinel, ...batch.flatMap((member) => member.files)].map((file) => file.path);
  const config = { compilerOptions: compilerOptions(version), files };
  await writeFiles(folder, [{ path: 'tsconfig.json', text: JSON.stringify(config) }]);
  const result = await runProcess({
    command: binary,
    args: ['-p', '.', '--pretty', 'false', ...(options.configuration === 'singleThreaded' ? ['--singleThreaded'] : [])],
    cwd: folder,
    limits: batchLimits(limits, batch.length, options),
    ...(options.signal && { signal: options.signal }),
  });
  if (result.ended === 'aborted') options.signal?.throwIfAborted();
  const outcome = commandOutcome(result, 'native');
  if (outcome.kind === 'rejected') return byProgram(outcome.diagnostics);
  if (outcome.kind !== 'accepted') return { kind: 'lost', outcome };
  return unattributed('the sentinel of the batch was accepted');
}

function byProgram(diagnostics: readonly Diagnostic[]): Compiled | { kind: 'lost'; outcome: Outcome } {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (!diagnostic.at) {
      // An error about the whole compilation cannot be attributed, and may hide others.
      return unattributed(`${diagnostic.code}: ${diagnostic.message}`);
    }
    const [name = '', ...path] = diagnostic.at.file.split('/');
    const own = { ...diagnostic, at: { ...diagnostic.at, file: path.join('/') } };
    groups.set(name, [...(groups.get(name) ?? []), own]);
  }
  return { kind: 'compiled', diagnostics: groups, typesChecked: groups.has(sentinel.path) };
}

function unattributed(message: string): { kind: 'lost'; outcome: Outcome } {
  return { kind: 'lost', outcome: { kind: 'toolFailed', message } };
}

function moveBelow(folder: string, files: readonly SourceFile[]): SourceFile[] {
  return files.map((file) => ({ path: `${folder}/${file.path}`, text: file.text }));
}
