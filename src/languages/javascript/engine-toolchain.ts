import type { Outcome } from '../../core/outcome.js';
import type { Compilable } from '../../core/test-program.js';
import type { InstalledToolchain, ObserveOptions, OpenOptions, Toolchain } from '../../core/toolchain.js';
import { observing } from '../../harness/observing.js';
import type { InstalledEngine, Tier } from './engine.js';
import { runAlone, runTwice } from './run-alone.js';
import { type ProgramRun, runBatch } from './run-batch.js';
import { selfTests } from './self-tests.js';

/** Opens an engine: many programs in one process for the fast path, each program twice in its own for the plain one. */
export function openEngine(installed: InstalledToolchain, own: InstalledEngine, { limits }: OpenOptions): Toolchain {
  const tiers = own.engine.tiers(own.version).filter(({ name }) => installed.lacks?.includes(name) !== true);
  const tierOf = (name: string) => tiers.find((tier) => tier.name === name) as Tier;
  const runOf = ({ configuration, millis, signal }: ObserveOptions): ProgramRun => ({
    tier: tierOf(configuration),
    limits: { ...limits, millis: millis ?? limits.millis },
    signal,
  });
  return {
    id: `${installed.family}@${installed.version}`,
    checksum: installed.checksum,
    limits,
    configurations: tiers,
    lacks: installed.lacks,
    selfTests: selfTests(own.engine),
    ...observing({
      async together(batch, options) {
        return (await observeAll(own, batch, runOf(options))).map((outcome) => ({ outcome }));
      },
      alone: async (program, options) => ({ outcome: await runTwice(own, program, runOf(options)) }),
    }),
    command: (program, configuration) => commandOf(own, tierOf(configuration), program),
    close: async () => undefined,
  };
}

// A program that takes its process down costs only itself: the others after it get a process of their own.
async function observeAll(engine: InstalledEngine, batch: readonly Compilable[], run: ProgramRun): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  if (engine.engine.alone) {
    for (const program of batch) outcomes.push(await runAlone(engine, program, run));
    return outcomes;
  }
  while (outcomes.length < batch.length) {
    const rest = batch.slice(outcomes.length);
    const { outcomes: more, lost } = await runBatch(engine, rest, run);
    outcomes.push(...more);
    const culprit = rest[more.length];
    if (culprit) outcomes.push(await observeCulprit(engine, culprit, run, lost));
  }
  return outcomes;
}

// What the programs before it did, and who else may have killed the process, must not matter.
async function observeCulprit(
  engine: InstalledEngine,
  program: Compilable,
  run: ProgramRun,
  lost: Outcome,
): Promise<Outcome> {
  if (lost.kind === 'timedOut') return lost;
  const again = await runBatch(engine, [program], run);
  if (again.outcomes[0]) return again.outcomes[0];
  // It ended the process in an orderly way: what that means is seen when it is alone.
  return again.lost.kind === 'accepted' ? runAlone(engine, program, run) : again.lost;
}

function commandOf({ engine, version }: InstalledEngine, tier: Tier, { files }: Compilable): string {
  const variables = Object.entries(tier.environment ?? {}).map(([name, value]) => `${name}=${value}`);
  return [...variables, engine.typed(version), ...engine.arguments(tier, files[0]?.path ?? 'main.js')].join(' ');
}
