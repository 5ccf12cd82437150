import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { UserError } from '../../core/errors.js';
import type { InstalledToolchain } from '../../core/toolchain.js';
import { compareVersions } from '../../core/version.js';
import { cacheFolder } from './cache-folder.js';
import { fillCacheFolder, isDraft, removeCacheFolder } from './fill-cache-folder.js';

// Written last into an installation: a folder without it is the remains of an interrupted install.
const manifestName = 'cupel-toolchain.json';

const manifestSchema = z.object({ family: z.string(), version: z.string(), checksum: z.string() });

/** Versions of a family in the cache, oldest first; one whose manifest is damaged is not installed. */
export async function installedInCache(family: string): Promise<InstalledToolchain[]> {
  const found: InstalledToolchain[] = [];
  for (const location of await locationsOf(family)) {
    const manifest = readManifest(location);
    if (typeof manifest === 'object') found.push({ ...manifest, family, location, source: 'installed' });
  }
  return found.sort((a, b) => compareVersions(a.version, b.version));
}

/** What is damaged in the cache, in one line each. */
export async function damagedInCache(): Promise<string[]> {
  const lines: string[] = [];
  for (const family of await entriesOf(toolchainsFolder())) {
    for (const location of await locationsOf(family)) {
      const manifest = readManifest(location);
      const name = `${family}@${basename(location)}`;
      if (manifest === 'damaged')
        lines.push(`the manifest of ${name} is damaged: install it again with \`cupel toolchains add ${name}\``);
    }
  }
  return lines;
}

/** Fills a folder of its own for a version and makes it appear in the cache all at once. */
export async function installInCache(
  family: string,
  version: string,
  fill: (folder: string) => Promise<{ checksum: string }>,
): Promise<InstalledToolchain> {
  const location = join(familyFolder(family), version);
  await fillCacheFolder(
    location,
    async (draft) => {
      const { checksum } = await fill(draft);
      await writeFile(join(draft, manifestName), `${JSON.stringify({ family, version, checksum }, null, 2)}\n`);
    },
    (folder) => typeof readManifest(folder) === 'object',
  );
  const manifest = readManifest(location);
  if (typeof manifest !== 'object') throw new UserError(`${family}@${version} was removed while it was installed`);
  return { ...manifest, family, location, source: 'installed' };
}

/** Removes a version from the cache. */
export async function removeFromCache(family: string, version: string): Promise<void> {
  const location = join(familyFolder(family), version);
  if (readManifest(location) === 'missing') {
    throw new UserError(`${family}@${version} is not in the cache; run \`cupel toolchains list\``);
  }
  await removeCacheFolder(location);
}

type Manifest = Pick<InstalledToolchain, 'version' | 'checksum'>;

function readManifest(location: string): Manifest | 'missing' | 'damaged' {
  try {
    const { family, version, checksum } = manifestSchema.parse(
      JSON.parse(readFileSync(join(location, manifestName), 'utf8')),
    );
    const isItself = join(familyFolder(family), version) === location;
    return isItself ? { version, checksum } : 'damaged';
  } catch (error) {
    return isAbsent(error) ? 'missing' : 'damaged';
  }
}

// A draft may be complete but for its name, if the install was killed just then.
async function locationsOf(family: string): Promise<string[]> {
  const entries = await entriesOf(familyFolder(family));
  return entries.filter((entry) => !isDraft(entry)).map((entry) => join(familyFolder(family), entry));
}

async function entriesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
}

function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

function familyFolder(family: string): string {
  return join(toolchainsFolder(), family);
}

function toolchainsFolder(): string {
  return join(cacheFolder(), 'toolchains');
}
