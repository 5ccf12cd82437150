import { join } from 'node:path';
import type { Artifact, Diagnostic, Outcome } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { Compilable, SourceFile } from '../../core/test-program.js';
import type { Limits, ObserveOptions } from '../../core/toolchain.js';
import { artifactsIn } from '../../harness/artifacts.js';
import type { BatchAnswer } from '../../harness/isolate.js';
import { type ProcessResult, runProcess } from '../../harness/process/run-process.js';
import { withTemporaryFolder, writeFiles } from '../../harness/process/temporary-folder.js';
import { batchLimits } from './batching.js';
import { commandOutcome } from './command-outcome.js';
import { configurationNamed, inOrder } from './configurations.js';
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
  const batch = membersOf(programs);
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

/** What is written for programs that are accepted, in one process; nothing if it does not accept all of them. */
export function writeTogether(
  compiler: NativeCompiler,
  programs: readonly Compilable[],
  options: ObserveOptions,
): Promise<readonly (readonly Artifact[])[] | undefined> {
  const batch = membersOf(programs);
  return withTemporaryFolder(async (folder) => {
    await writeFiles(
      folder,
      batch.flatMap(({ files }) => files),
    );
    const config = { ...compilerOptions(compiler.version), ...emission };
    const result = await run(compiler, { folder, config, files: filesOf(compiler, batch, options) }, options);
    if (commandOutcome(result, 'native').kind !== 'accepted') return undefined;
    const written = await Promise.all(batch.map(({ name }) => artifactsIn(join(folder, declarations, name))));
    return written;
  });
}

// Where declarations are written; the common folder of all files would otherwise be that of a lone program.
const declarations = 'declarations';
const emission = { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: declarations, rootDir: '.' };

function membersOf(programs: readonly Compilable[]): Member[] {
  return programs.map((program, i) => ({ name: `p${i}`, files: moveBelow(`p${i}`, sourcesOf(program)) }));
}

function filesOf({ version }: NativeCompiler, batch: readonly Member[], { configuration }: ObserveOptions): string[] {
  const way = configurationNamed(version, configuration);
  return batch.flatMap(({ files }) => inOrder(way, files)).map(({ path }) => path);
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

interface Project {
  readonly folder: string;
  readonly config: Record<string, unknown>;
  readonly files: readonly string[];
}

async function run(
  { binary, version, limits }: NativeCompiler,
  { folder, config, files }: Project,
  options: ObserveOptions,
): Promise<ProcessResult> {
  const text = JSON.stringify({ compilerOptions: config, files });
  await writeFiles(folder, [{ path: 'tsconfig.json', text }]);
  const result = await runProcess({
    command: binary,
    args: ['-p', '.', '--pretty', 'false', ...(configurationNamed(version, options.configuration).options ?? [])],
    cwd: folder,
    limits: batchLimits(limits, files.length, options),
    ...(options.signal && { signal: options.signal }),
  });
  if (result.ended === 'aborted') options.signal?.throwIfAborted();
  return result;
}

async function compile(
  compiler: NativeCompiler,
  folder: string,
  batch: readonly Member[],
  options: ObserveOptions,
): Promise<Compiled | { kind: 'lost'; outcome: Outcome }> {
  const files = [sentinel.path, ...filesOf(compiler, batch, options)];
  const result = await run(compiler, { folder, config: compilerOptions(compiler.version), files }, options);
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
