import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { UserError } from '../../core/errors.js';
import type { InstalledToolchain } from '../../core/toolchain.js';
import { compareVersions, ownBuildOf } from '../../core/version.js';
import { cacheFolder } from './cache-folder.js';
import { fillCacheFolder, isDraft, removeCacheFolder } from './fill-cache-folder.js';

/** Written last into an installation: a folder without it is the remains of an interrupted install. */
export const manifestName = 'cupel-toolchain.json';

/** Written beside the manifest: what the files looked like when their checksum was last found right. */
export const stampName = 'cupel-verified.json';

const ownNames = [manifestName, stampName];

/** What is said in it. */
export const manifestSchema = z.object({
  family: z.string(),
  version: z.string(),
  checksum: z.string(),
  build: z.object({ says: z.string().exactOptional(), addedAt: z.string(), from: z.string() }).exactOptional(),
});

type Manifest = z.infer<typeof manifestSchema>;

/**
 * Versions of a family in the cache, oldest first, and builds of the user's own after what they are based on, in the order
 * in which they were added; one whose manifest is damaged is not installed.
 */
export async function installedInCache(family: string): Promise<InstalledToolchain[]> {
  const found: InstalledToolchain[] = [];
  for (const location of await locationsOf(family)) {
    const manifest = readManifest(location);
    if (typeof manifest === 'object') found.push(toolchainOf(manifest, location));
  }
  found.sort((a, b) => compareVersions(a.version, b.version) || compareTimes(a, b));
  return found.filter((toolchain) => !found.some((other) => replaces(other, toolchain)));
}

/** What is damaged in the cache, in one line each. */
export async function damagedInCache(): Promise<string[]> {
  const lines: string[] = [];
  for (const family of await entriesOf(toolchainsFolder())) {
    for (const location of await locationsOf(family)) {
      if (readManifest(location) !== 'damaged') continue;
      const name = `${family}@${basename(location)}`;
      const advice = ownBuildOf(basename(location))
        ? `run \`cupel toolchains remove ${name}\`, and add the build again`
        : `install it again with \`cupel toolchains add ${name}\``;
      lines.push(`the manifest of ${name} is damaged: ${advice}`);
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
  return fillLocation(join(familyFolder(family), version), async (draft) => ({
    ...{ family, version },
    checksum: (await fill(draft)).checksum,
  }));
}

/** Adds a build of the user's own in the same way; it replaces an earlier one of its name when it is whole. */
export async function addToCache(
  { family, version, build }: Required<Pick<InstalledToolchain, 'family' | 'version' | 'build'>>,
  fill: (folder: string) => Promise<{ checksum: string }>,
): Promise<InstalledToolchain> {
  // Not in the place of the earlier one: processes that use it must not go on with files of the new one.
  const location = join(familyFolder(family), `${version}.${Date.parse(build.addedAt).toString(36)}`);
  const added = await fillLocation(location, async (draft) => ({
    ...{ family, version, build },
    checksum: (await fill(draft)).checksum,
  }));
  for (const other of await locationsOf(family)) {
    const manifest = readManifest(other);
    if (typeof manifest === 'object' && replaces(added, toolchainOf(manifest, other))) await removeCacheFolder(other);
  }
  return added;
}

/** Removes a version from the cache, or what is left of it. */
export async function removeFromCache(family: string, version: string): Promise<void> {
  const meant = (await locationsOf(family)).filter((location) => {
    const manifest = readManifest(location);
    if (manifest === 'missing') return false;
    return basename(location) === version || (typeof manifest === 'object' && manifest.version === version);
  });
  if (meant.length === 0)
    throw new UserError(`${family}@${version} is not in the cache; run \`cupel toolchains list\``);
  for (const location of meant) await removeCacheFolder(location);
}

/** The files of an installation, but for those that cupel writes beside them, in the order of their paths. */
export async function filesIn(location: string): Promise<string[]> {
  const entries = await readdir(location, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => !ownNames.includes(relative(location, file))).sort();
}

async function fillLocation(location: string, fill: (draft: string) => Promise<Manifest>): Promise<InstalledToolchain> {
  await fillCacheFolder(
    location,
    async (draft) => {
      const manifest = await fill(draft);
      await writeFile(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
    },
    (folder) => typeof readManifest(folder) === 'object',
  );
  const manifest = readManifest(location);
  if (typeof manifest === 'object') return toolchainOf(manifest, location);
  throw new UserError(`${basename(dirname(location))}@${basename(location)} was removed while it was installed`);
}

function toolchainOf(manifest: Manifest, location: string): InstalledToolchain {
  return { ...manifest, location, source: manifest.build ? 'own build' : 'installed' };
}

// Whether one is a later build of the same name.
function replaces(one: InstalledToolchain, other: InstalledToolchain): boolean {
  const [name, otherName] = [ownBuildOf(one.version)?.name, ownBuildOf(other.version)?.name];
  return name !== undefined && name === otherName && compareTimes(one, other) > 0;
}

function compareTimes({ build: a }: InstalledToolchain, { build: b }: InstalledToolchain): number {
  return Date.parse(a?.addedAt ?? '') - Date.parse(b?.addedAt ?? '') || 0;
}

function readManifest(location: string): Manifest | 'missing' | 'damaged' {
  try {
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(location, manifestName), 'utf8')));
    const { family, version, build } = manifest;
    const folder = build ? location.replace(/\.[0-9a-z]+$/, '') : location;
    return folder === join(familyFolder(family), version) ? manifest : 'damaged';
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
