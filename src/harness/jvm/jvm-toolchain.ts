import type { Outcome } from '../../core/outcome.js';
import type { Compilable } from '../../core/test-program.js';
import type {
  Configuration,
  InstalledToolchain,
  ObserveOptions,
  OpenOptions,
  Toolchain,
} from '../../core/toolchain.js';
import { artifactsIn } from '../artifacts.js';
import { observing, type Shown, type WayOptions } from '../observing.js';
import { archiveByNeed } from './archive-by-need.js';
import { hasArchive } from './class-archive.js';
import { classPathWords, fetchCommands, jarsOf } from './class-path.js';
import { exercise } from './exercise.js';
import { freshRun, freshRunTwice } from './fresh-run.js';
import { jdkIdentity } from './jdks.js';
import type { JvmCompiler } from './jvm-compiler.js';
import { makeArchive } from './make-archive.js';
import { type ClassFiles, compilePlainly } from './plain-compile.js';
import { type Compiled, createServers, type ServerMode } from './server.js';
import { jvmLimits } from './settings.js';
import { createTierRunners } from './tier-runners.js';
import { tiers } from './tiers.js';
import { createJarFinder } from './with-jars.js';

/** The ways of using a compiler on the JVM. */
const jvmConfigurations: readonly Configuration[] = [
  { name: 'default', summary: 'compiled to class files by a warm compile server' },
  { name: 'check', summary: 'type-checked only, without class files' },
  { name: 'run', summary: 'compiled and run by a warm compile server', runs: true },
  { name: 'fresh', summary: 'each program by the command-line compiler, in a process of its own', itself: 'reference' },
  { name: 'server', summary: 'each program alone, by a warm compile server', itself: 'compared' },
  { name: 'batched', summary: 'many programs in one request to a warm compile server', itself: 'compared' },
];

/** The configurations of a compiler on the JVM under which nothing of a program is executed, unless it has macros. */
export const compileOnlyConfigurations: readonly string[] = jvmConfigurations
  .filter(({ runs }) => !runs)
  .map(({ name }) => name);

// Under these, programs do not share a request or a process in a batch either.
function isAlone(configuration: string): boolean {
  return configuration === 'fresh' || configuration === 'server';
}

const tierConfigurations: readonly Configuration[] = Object.entries(tiers).map(([name, flags]) => ({
  name,
  role: name === 'interpreter' ? 'reference' : 'tier',
  runs: true,
  summary: `compiled, and run in a separate JVM with ${flags.length > 0 ? flags.join(' ') : 'default flags'}`,
}));

/** Opens a compiler on the JVM: warm servers for the fast path, its command line for the plain one. */
export function openJvm(installed: InstalledToolchain, compiler: JvmCompiler, open: OpenOptions): Toolchain {
  const servers = createServers(compiler, open);
  const runners = createTierRunners(compiler, servers, open);
  const limits = jvmLimits(open.limits);

  const plainLimits = { heap: open.limits, process: limits };
  const archive = archiveByNeed(compiler, plainLimits);
  const special = compiler.special ?? [];
  const withJars = createJarFinder();
  const specialFor = ({ configuration }: ObserveOptions) => special.find(({ name }) => name === configuration);

  async function observePlainly(program: Compilable, options: ObserveOptions): Promise<Shown> {
    if (options.configuration === 'server') return { outcome: await inServer(program, [], options) };
    if (options.configuration === 'batched') return { outcome: await inServer(program, companions, options) };
    archive.countRun();
    const own = specialFor(options);
    if (own) return { outcome: await own.observe(program, plainLimits, options) };
    let cpuMillis = 0;
    const onCost = (millis: number) => {
      cpuMillis = millis;
    };
    const request = { compiler, program, limits: plainLimits, options, onCost };
    const shown = await compilePlainly(request, async (classes) => {
      const artifacts = options.artifacts && { artifacts: await artifactsIn(classes.folder) };
      return { outcome: await run(classes, options), ...artifacts };
    });
    return { ...('outcome' in shown ? shown : { outcome: shown }), cpuMillis };
  }

  // What other programs of a batch may do to one is seen with these around it.
  const companions = compiler.selfTests.filter(({ expected }) => expected === 'accepted' || expected === 'rejected');

  async function inServer(
    program: Compilable,
    others: readonly Compilable[],
    { millis = limits.millis, signal }: ObserveOptions,
  ): Promise<Outcome> {
    const batch = [...others, program, ...others];
    const seen = await servers.observe(batch, { mode: 'compile', millis, signal });
    return (seen[others.length] as Compiled).outcome;
  }

  async function observeTogether(batch: readonly Compilable[], options: WayOptions): Promise<readonly Shown[]> {
    const { configuration, signal, apart, millis = limits.millis } = options;
    const onCompiled = (program: Compilable, compiled: Compiled) =>
      options.onShown?.(batch.indexOf(program), withoutClasses(compiled));
    const compiles = options.compileOnly && !specialFor(options) && !isAlone(configuration);
    const deepest = compiles ? 'compile' : modes[configuration];
    const checks = options.checkOnly && compiler.checkPays && deepest === 'compile' && configuration !== 'batched';
    const mode = checks ? 'check' : deepest;
    if (mode === 'compile' && options.artifacts)
      return (await servers.emit(batch, { millis, signal })).map(withArtifacts);
    if (mode === 'compile' && options.runsNext && compiler.runsInTiers) return runners.compile(batch, options);
    // Only the compiler is warm for what needs libraries: a program that runs has them on the plain class path.
    const runs = mode === undefined || mode === 'run';
    const needy = runs && batch.some((program) => jarsOf(program).length > 0);
    if (mode && !needy)
      return (await servers.observe(batch, { mode, millis, signal, apart, onCompiled })).map(withoutClasses);
    if (tiers[configuration] && !needy) return (await runners.observe(batch, options)).map((outcome) => ({ outcome }));
    const shown: Shown[] = [];
    for (const program of batch) shown.push(await observePlainly(program, options));
    return shown;
  }

  return {
    id: `${installed.family}@${installed.version}`,
    checksum: installed.checksum,
    runtime: jdkIdentity(compiler.jdk),
    warms: true,
    limits,
    configurations: [...jvmConfigurations, ...tiersOf(installed, compiler), ...special],
    lacks: installed.lacks,
    selfTests: compiler.selfTests,
    ...observing({
      libraries: ['jar', 'maven'],
      together: async (batch, options) => observeTogether(await Promise.all(batch.map(withJars)), options),
      alone: async (program, options) => observePlainly(await withJars(program), options),
    }),
    async exercise(needy, options) {
      if (specialFor(options)) return undefined;
      const program = await withJars(needy);
      const fault = await compilePlainly({ compiler, program, limits: plainLimits, options }, exercise);
      return typeof fault === 'string' ? fault : undefined;
    },
    async prepare(progress) {
      if (hasArchive(compiler)) return;
      progress(`archiving the classes of ${installed.family}@${installed.version}, so that it starts faster`);
      await makeArchive(compiler, plainLimits);
    },
    command: (program, configuration) =>
      configuration === 'server' || configuration === 'batched'
        ? serverCommand(program, `${installed.family}@${installed.version}:${configuration}`)
        : [
            ...fetchCommands(program),
            compiler.plain.command(program),
            ...runCommand(compiler, program, configuration),
          ].join(' && '),
    async close() {
      await archive.close();
      await runners.close();
      await servers.close();
    },
  };
}

async function run(classes: ClassFiles, { configuration, compileOnly }: ObserveOptions): Promise<Outcome> {
  const flags = tiers[configuration];
  if (flags && !compileOnly) return freshRunTwice(classes, flags);
  return configuration === 'run' && !compileOnly ? freshRun(classes, []) : { kind: 'accepted' };
}

function withoutClasses({ outcome, cpuMillis, shared }: Compiled): Shown {
  return { outcome, ...(cpuMillis !== undefined && { cpuMillis }), ...(shared !== undefined && { shared }) };
}

function withArtifacts({ outcome, classes }: Compiled): Shown {
  if (!classes) return { outcome };
  return { outcome, artifacts: Object.entries(classes).map(([path, base64]) => ({ path, base64 })) };
}

function tiersOf({ lacks = [] }: InstalledToolchain, { runsInTiers = false }: JvmCompiler): Configuration[] {
  return tierConfigurations.filter(({ name }) => runsInTiers && !lacks.includes(name));
}

// The servers are cupel's own: without it nobody compiles in that way.
function serverCommand({ files }: Compilable, target: string): string {
  return `cupel check --plain --target ${target} ${files.map(({ path }) => path).join(' ')}`;
}

// What a person types to run the program in one tier.
function runCommand(compiler: JvmCompiler, program: Compilable, configuration: string): string[] {
  const flags = tiers[configuration];
  const jars = [...jarsOf(program), ...compiler.libraries];
  const [file = 'Main'] = (program.files[0]?.path ?? '').split('.');
  const main = compiler.mainClass?.(program) ?? file;
  return flags ? [['java', ...flags, ...classPathWords(jars.length > 0 ? ['.', ...jars] : []), main].join(' ')] : [];
}

/** The name of a class in the package of a program. */
export function classInPackage({ files: [file] }: Compilable, name: string): string {
  const found = /^package\s+([\w.]+)/m.exec(file?.text ?? '')?.[1];
  return found === undefined ? name : `${found}.${name}`;
}

const modes: Readonly<Record<string, ServerMode>> = {
  default: 'compile',
  batched: 'compile',
  check: 'check',
  run: 'run',
};
