import type { Outcome } from '../../core/outcome.js';
import type {
  Compilable,
  Configuration,
  InstalledToolchain,
  ObserveOptions,
  OpenOptions,
  Toolchain,
} from '../../core/toolchain.js';
import { exercise } from './exercise.js';
import { freshRun, freshRunTwice } from './fresh-run.js';
import type { JvmCompiler } from './jvm-compiler.js';
import { compilePlainly } from './plain-compile.js';
import { createServers, type ServerMode } from './server.js';
import { jvmLimits } from './settings.js';
import { createTierRunners } from './tier-runners.js';
import { tiers } from './tiers.js';

/** The ways of using a compiler on the JVM. */
const jvmConfigurations: readonly Configuration[] = [
  { name: 'default', summary: 'compiled to class files by a warm server' },
  { name: 'check', summary: 'checked up to the types, without class files' },
  { name: 'run', summary: 'compiled and run by a warm server' },
];

const tierConfigurations: readonly Configuration[] = Object.entries(tiers).map(([name, flags]) => ({
  name,
  role: name === 'interpreter' ? 'reference' : 'tier',
  summary: `compiled, and run in another JVM ${flags.length > 0 ? `with ${flags.join(' ')}` : 'as it is'}`,
}));

/** Opens a compiler on the JVM: warm servers for the fast path, its command line for the plain one. */
export function openJvm(installed: InstalledToolchain, compiler: JvmCompiler, open: OpenOptions): Toolchain {
  const servers = createServers(compiler, open);
  const runners = createTierRunners(compiler, servers, open);
  const limits = jvmLimits(open.limits);

  const plainLimits = { heap: open.limits, process: limits };
  const special = compiler.special ?? [];
  const specialFor = ({ configuration }: ObserveOptions) => special.find(({ name }) => name === configuration);

  function observePlainly(program: Compilable, options: ObserveOptions): Promise<Outcome> {
    const own = specialFor(options);
    if (own) return own.observe(program, plainLimits, options);
    const flags = tiers[options.configuration];
    return compilePlainly({ compiler, program, limits: plainLimits, options }, async (classes) => {
      if (flags) return freshRunTwice(classes, flags);
      return options.configuration === 'run' ? freshRun(classes, []) : { kind: 'accepted' };
    });
  }

  return {
    id: `${installed.family}@${installed.version}`,
    checksum: installed.checksum,
    limits,
    configurations: [...jvmConfigurations, ...tiersOf(installed, compiler), ...special],
    lacks: installed.lacks,
    selfTests: compiler.selfTests,
    async observe(batch, options) {
      const mode = modes[options.configuration];
      if (mode)
        return servers.observe(batch, { mode, millis: options.millis ?? limits.millis, signal: options.signal });
      if (tiers[options.configuration]) return runners.observe(batch, options);
      const outcomes: Outcome[] = [];
      for (const program of batch) outcomes.push(await observePlainly(program, options));
      return outcomes;
    },
    observePlainly,
    async exercise(program, options) {
      if (specialFor(options)) return undefined;
      const fault = await compilePlainly({ compiler, program, limits: plainLimits, options }, exercise);
      return typeof fault === 'string' ? fault : undefined;
    },
    command: (program, configuration) =>
      [compiler.plain.command(program), ...runCommand(program, configuration)].join(' && '),
    async close() {
      await runners.close();
      await servers.close();
    },
  };
}

function tiersOf({ lacks = [] }: InstalledToolchain, { runsInTiers = false }: JvmCompiler): Configuration[] {
  return tierConfigurations.filter(({ name }) => runsInTiers && !lacks.includes(name));
}

// What a person types to run the program in one tier.
function runCommand({ files }: Compilable, configuration: string): string[] {
  const flags = tiers[configuration];
  const [main = 'Main'] = (files[0]?.path ?? '').split('.');
  return flags ? [['java', ...flags, main].join(' ')] : [];
}

const modes: Readonly<Record<string, ServerMode>> = { default: 'compile', check: 'check', run: 'run' };
