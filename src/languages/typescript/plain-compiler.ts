import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Artifact, Outcome } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { Compilable } from '../../core/test-program.js';
import type { Limits, ObserveOptions } from '../../core/toolchain.js';
import { ownBuildOf } from '../../core/version.js';
import { artifactsIn } from '../../harness/artifacts.js';
import type { Shown } from '../../harness/observing.js';
import { runProcess } from '../../harness/process/run-process.js';
import { withTemporaryFolder, writeFiles } from '../../harness/process/temporary-folder.js';
import { packageSources } from '../../harness/toolchains/library.js';
import { coverageVariable, readCoverage } from '../../harness/v8-coverage.js';
import { commandOutcome } from './command-outcome.js';
import { configurationNamed, inOrder } from './configurations.js';
import { commandLineOptions } from './options.js';

/** The command-line compiler of one version: a program and its first arguments. */
export interface PlainCompiler {
  readonly implementation: 'javascript' | 'native';
  readonly version: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly limits: Limits;
}

/**
 * Compiles one program by the plain command line, in a folder and a process of its own. Declarations are written by a second
 * run: the native compiler reports other errors when it emits (microsoft/typescript-go#4834).
 */
export function compilePlainly(compiler: PlainCompiler, program: Compilable, options: ObserveOptions): Promise<Shown> {
  const { writes } = configurationNamed(compiler.version, options.configuration);
  return withTemporaryFolder(async (folder) => {
    await writeFiles(folder, sourcesOf(program));
    await linkPackages(program, folder);
    const shown = await runPlainly({ compiler, program, folder, options });
    if (shown.outcome.kind !== 'accepted' || !(options.artifacts || writes)) return shown;
    const emitted = await runPlainly({ compiler, program, folder, options: { ...options, artifacts: true } });
    // A program whose declarations have errors is accepted all the same where none are written.
    if (emitted.outcome.kind === 'rejected') return { ...shown, artifacts: [errorsOf(emitted.outcome)] };
    return { ...shown, ...emitted };
  });
}

function errorsOf({ diagnostics }: Extract<Outcome, { kind: 'rejected' }>): Artifact {
  const lines = diagnostics.map(({ at, code }) => (at ? `${at.file}(${at.line},${at.column}): ${code}` : code));
  return { path: 'errors', base64: Buffer.from(`${lines.join('\n')}\n`).toString('base64') };
}

interface PlainRun {
  readonly compiler: PlainCompiler;
  readonly program: Compilable;
  readonly folder: string;
  readonly options: ObserveOptions;
}

async function runPlainly({ compiler, program, folder, options }: PlainRun): Promise<Shown> {
  const configuration = configurationNamed(compiler.version, options.configuration);
  const { options: words = [] } = configuration;
  // The native compiler has no such measurement.
  const measures = options.coverage === true && compiler.implementation === 'javascript';
  const result = await runProcess({
    command: compiler.command,
    args: [
      ...compiler.args,
      '--pretty',
      'false',
      ...commandLineOptions(compiler.version),
      ...words,
      ...(options.artifacts ? emission(declarations) : []),
      // No word that begins like this is an option, or a file with options.
      ...inOrder(configuration, roots(program)).map((path) => `./${path}`),
    ],
    cwd: folder,
    ...(measures && { env: { ...process.env, ...coverageVariable(join(folder, measurements)) } }),
    limits: { ...compiler.limits, millis: options.millis ?? compiler.limits.millis },
    ...(options.signal && { signal: options.signal }),
  });
  if (result.ended === 'aborted') options.signal?.throwIfAborted();
  const outcome = commandOutcome(result, compiler.implementation);
  const isOwn = (url: string) => url.includes('/typescript');
  const coverage = measures ? await readCoverage(join(folder, measurements), isOwn) : undefined;
  const emits = options.artifacts === true && outcome.kind === 'accepted';
  return {
    outcome,
    cpuMillis: result.cpuMillis,
    ...(emits && { artifacts: await artifactsIn(join(folder, declarations)) }),
    ...(coverage && { coverage }),
  };
}

/** What a person types to compile a program: with a published version, or with a build of his own. */
export function plainCommand(version: string, program: Compilable, configuration: string): string {
  const packages = (program.libraries ?? []).flatMap((each) =>
    each.kind === 'npm' ? [`${each.name}@${each.version}`] : [],
  );
  const way = configurationNamed(version, configuration);
  const published = ownBuildOf(version) ? [] : ['npx', '-p', `typescript@${version}`];
  const words = [...published, 'tsc', ...commandLineOptions(version), ...(way.options ?? [])];
  const files = inOrder(way, roots(program));
  const emit = way.writes ? [[...words, ...emission(configuration), ...files]] : [];
  const install = packages.length > 0 ? [['npm', 'install', '--no-save', ...packages]] : [];
  const run = way.runs
    ? [
        [...words, '--noEmit', 'false', '--outDir', 'js', ...files],
        ['node --input-type=module <', ...files.map((path) => `js/${path.replace(/\.ts$/, '.js')}`)],
      ]
    : [];
  return [...install, [...words, ...files], ...emit, ...run].map((command) => command.join(' ')).join(' && ');
}

// Where declarations and measurements are written, below the folder of the program.
const declarations = 'declarations';
const measurements = 'coverage';

// As an installation would have put them there; what they need themselves is found beside where they really are.
async function linkPackages({ libraries = [] }: Compilable, folder: string): Promise<void> {
  for (const library of libraries) {
    if (library.kind !== 'npm') continue;
    const { location } = await packageSources(`npm:${library.name}@${library.version}`);
    const link = join(folder, 'node_modules', library.name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(location, link);
  }
}

// The last word on an option counts.
function emission(folder: string): string[] {
  return ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', folder];
}

function roots(program: Compilable): string[] {
  return program.files.map((file) => file.path);
}
