import type { InstalledToolchain, Limits } from '../../core/toolchain.js';
import type { InstalledEngine, Probe, Tier } from './engine.js';
import { runScript } from './run-script.js';

const limits: Limits = { millis: 30_000, bytes: 2 * 1024 ** 3 };
const known = new Map<string, Promise<readonly string[]>>();

/** Finds out which tiers a build does not have, whatever flags it accepts; asked once for each engine. */
export async function probeTiers(toolchain: InstalledToolchain, engine: InstalledEngine): Promise<InstalledToolchain> {
  const asked = known.get(engine.binary) ?? findLacking(engine);
  known.set(engine.binary, asked);
  const lacks = await asked;
  return lacks.length === 0 ? toolchain : { ...toolchain, lacks };
}

async function findLacking(installed: InstalledEngine): Promise<string[]> {
  const { engine, version } = installed;
  const lacking: string[] = [];
  for (const tier of engine.tiers(version)) {
    if (tier.reaches !== undefined && !(await reaches(installed, tier, engine.probe))) lacking.push(tier.name);
  }
  return lacking;
}

async function reaches(installed: InstalledEngine, tier: Tier, probe: Probe): Promise<boolean> {
  const { stdout, stderr } = await runScript(installed, {
    text: probe.script(installed.version),
    tier: {
      flags: [...probe.flags, ...tier.flags],
      environment: { ...probe.environment, ...tier.environment },
    },
    limits,
  });
  return probe.read(`${stdout}\n${stderr}`) === tier.reaches;
}
