import type { InstalledToolchain, Limits } from '../../core/toolchain.js';
import { withoutAccident } from '../../harness/process/without-accident.js';
import { type FactKey, recallOrFind } from '../../harness/toolchains/memory.js';
import type { InstalledEngine, Probe, Tier } from './engine.js';
import { runScript } from './run-script.js';

const limits: Limits = { millis: 30_000, bytes: 2 * 1024 ** 3 };
const known = new Map<string, Promise<readonly string[]>>();

/** Finds out which tiers a build does not have, whatever flags it accepts; asked once for each engine. */
export async function probeTiers(toolchain: InstalledToolchain, engine: InstalledEngine): Promise<InstalledToolchain> {
  const asked = known.get(engine.binary) ?? recallOrFind(keyOf(toolchain), () => findLacking(engine));
  known.set(engine.binary, asked);
  // What could not be found out is asked again.
  asked.catch(() => known.delete(engine.binary));
  const lacks = await asked;
  return lacks.length === 0 ? toolchain : { ...toolchain, lacks };
}

// Its binary need not be all of it, but what it is linked with is in its checksum.
function keyOf({ family, version, checksum }: InstalledToolchain): FactKey {
  return [`tiers of ${family}@${version}`, checksum];
}

async function findLacking(installed: InstalledEngine): Promise<string[]> {
  const { engine, version } = installed;
  const probed = engine.tiers(version).filter((tier) => tier.reaches !== undefined);
  const reached = await Promise.all(probed.map((tier) => reaches(installed, tier, engine.probe)));
  return probed.filter((_, i) => reached[i] === false).map(({ name }) => name);
}

async function reaches(installed: InstalledEngine, tier: Tier, probe: Probe): Promise<boolean> {
  const run = {
    text: probe.script(installed.version),
    tier: {
      flags: [...probe.flags, ...tier.flags],
      environment: { ...probe.environment, ...tier.environment },
    },
    limits,
  };
  const what = `the probe of ${installed.engine.family}@${installed.version}:${tier.name}`;
  const { stdout, stderr } = await withoutAccident(what, () => runScript(installed, run));
  return probe.read(`${stdout}\n${stderr}`) === tier.reaches;
}
