import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, UserError } from '../../core/errors.js';
import type { InstalledToolchain } from '../../core/toolchain.js';
import { compareVersions } from '../../core/version.js';
import { cacheFolder } from './cache-folder.js';

// Written last into an installation: a folder without it is the remains of an interrupted install.
const manifestName = 'cupel-toolchain.json';
const draftMark = '.part-';

/** Versions of a family in the cache, oldest first. */
export async function installedInCache(family: string): Promise<InstalledToolchain[]> {
  const folder = familyFolder(family);
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder);
  const found: InstalledToolchain[] = [];
  for (const entry of entries) {
    // A draft may be complete but for its name, if the install was killed just then.
    if (entry.includes(draftMark) || !existsSync(join(folder, entry, manifestName))) continue;
    found.push({ family, ...(await readManifest(join(folder, entry))), source: 'installed' });
  }
  return found.sort((a, b) => compareVersions(a.version, b.version));
}

/** Fills a folder of its own for a version and makes it appear in the cache all at once. */
export async function installInCache(
  family: string,
  version: string,
  fill: (folder: string) => Promise<{ checksum: string }>,
): Promise<InstalledToolchain> {
  const location = join(familyFolder(family), version);
  const draft = `${location}${draftMark}${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    const { checksum } = await fill(draft);
    await writeFile(join(draft, manifestName), `${JSON.stringify({ family, version, checksum }, null, 2)}\n`);
    await rm(location, { recursive: true, force: true });
    await rename(draft, location);
    return { family, version, location, checksum, source: 'installed' };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Removes a version from the cache. */
export async function removeFromCache(family: string, version: string): Promise<void> {
  const location = join(familyFolder(family), version);
  if (!existsSync(join(location, manifestName))) {
    throw new UserError(`${family}@${version} is not in the cache; run \`cupel toolchains list\``);
  }
  await rm(location, { recursive: true, force: true });
}

async function readManifest(location: string): Promise<Pick<InstalledToolchain, 'version' | 'checksum' | 'location'>> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(location, manifestName), 'utf8'));
    const { version, checksum } = manifest as { version: string; checksum: string };
    return { version, checksum, location };
  } catch (error) {
    throw new UserError(`${location} is damaged (${messageOf(error)}); remove that folder and add the version again`);
  }
}

function familyFolder(family: string): string {
  return join(cacheFolder(), 'toolchains', family);
}
