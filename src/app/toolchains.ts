import { UserError } from '../core/errors.js';
import type { ExaminedToolchain } from '../core/events.js';
import { parseTarget } from '../core/target.js';
import type { InstalledToolchain, ToolchainFamily } from '../core/toolchain.js';
import { chooseVersion, ownBuildOf } from '../core/version.js';
import { removeOldArchives } from '../harness/jvm/class-archive.js';
import { whyOpen } from '../harness/process/sandbox.js';
import { examine } from '../harness/toolchains/examine.js';
import { damagedInCache } from '../harness/toolchains/installation.js';
import { prepare } from '../harness/toolchains/prepare.js';
import { resolveTarget } from '../harness/toolchains/resolve.js';
import { allFamilies, familyNamed } from './catalogue.js';
import { installPublished } from './provide.js';
import { type Work, watched } from './work.js';

/** All compilers that are bundled, installed or found on the machine; what is damaged of them is an event. */
export async function installedToolchains(work: Work = {}): Promise<InstalledToolchain[]> {
  const { listen } = watched(work);
  for (const text of await damagedInCache()) listen({ kind: 'damaged', text });
  const families = await allFamilies();
  return (await Promise.all(families.map((family) => family.installed()))).flat();
}

/** The versions of a family that can be installed, oldest first. */
export async function availableVersions(family: string): Promise<string[]> {
  return (await familyNamed(family)).available();
}

/** A compiler that was asked for, and whether it was there already. */
export interface AddedToolchain {
  readonly toolchain: InstalledToolchain;
  readonly known: boolean;
}

/** Installs a compiler into the cache, as `kotlin@2.4.20` or `groovy@5.x`. */
export async function addToolchain(target: string, work: Work = {}): Promise<AddedToolchain> {
  const { listen } = watched(work);
  const { family: name, version: wanted } = versioned(target);
  const family = await familyNamed(name);
  const all = await family.installed();
  const own = all.find((toolchain) => ownBuildOf(toolchain.version)?.name === wanted);
  const version = own?.version ?? (await wantedVersion(family, wanted, all));
  const known = all.find((toolchain) => toolchain.version === version);
  if (known) {
    await prepare(family, known, (text) => listen({ kind: 'notice', text }));
    return { toolchain: known, known: true };
  }
  return { toolchain: await installPublished(family, version, listen), known: false };
}

// A version as `5.x` or `26` is looked up; one that is written out is not, so that versions which no list shows can be had.
async function wantedVersion(
  family: ToolchainFamily,
  wanted: string,
  installed: readonly InstalledToolchain[],
): Promise<string> {
  const { source } = installed[0] ?? { source: 'installed' };
  const isWrittenOut = !/^\d+(\.\d+)?(\.x)?$/.test(wanted);
  if (source !== 'machine' && isWrittenOut) return wanted;
  const chosen = chooseVersion(await family.available(), wanted);
  if (chosen) return chosen;
  if (source === 'machine') return wanted;
  throw new UserError(`there is no ${family.name}@${wanted}; run \`cupel toolchains list --available ${family.name}\``);
}

/** Removes a compiler from the cache. */
export async function removeToolchain(target: string): Promise<void> {
  const { family: name, version } = versioned(target);
  const family = await familyNamed(name);
  const here = (await family.installed()).find(
    (toolchain) => toolchain.version === version || ownBuildOf(toolchain.version)?.name === version,
  );
  if (here?.source === 'bundled') throw new UserError(`${name}@${version} is bundled and cannot be removed`);
  await family.remove(here?.version ?? version);
  await removeOldArchives();
}

/** Whether programs that are run are confined on this machine, in a sentence. */
export async function describeSandbox(): Promise<string> {
  const why = await whyOpen();
  return why === undefined
    ? 'runs have no network, a read-only file system outside of their folder, and see no other process'
    : `runs are not confined: ${why}`;
}

/** Runs the self-tests of compilers, all that are installed unless some are named; each is also an event when it is done. */
export async function examineToolchains(
  targets: readonly string[] = [],
  work: Work = {},
): Promise<ExaminedToolchain[]> {
  const { listen } = watched(work);
  const all = targets.length > 0 ? targets : (await installedToolchains(work)).map((t) => `${t.family}@${t.version}`);
  const families = await allFamilies();
  const resolved = [];
  for (const name of all) resolved.push(await resolveTarget(name, families, 'all'));
  const examined: ExaminedToolchain[] = [];
  for (const each of resolved) {
    const result = await examine(each);
    listen({ kind: 'examined', ...result });
    examined.push(result);
  }
  return examined;
}

function versioned(target: string): { family: string; version: string } {
  const { family, version } = parseTarget(target);
  if (version === undefined) throw new UserError(`'${target}' names no version; write it as ${family}@VERSION`);
  return { family, version };
}
