import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InstalledToolchain, ToolchainFamily } from '../../core/toolchain.js';
import { type BuildRequest, findBuild } from './add-build.js';
import { fillCacheFolder } from './fill-cache-folder.js';
import { manifestName, manifestSchema } from './installation.js';

/** A build that was copied to a place of its own before, and so is not among what is installed. */
export async function keptBuild(location: string): Promise<InstalledToolchain | undefined> {
  const text = await readFile(join(location, manifestName), 'utf8').catch(() => '{}');
  const manifest = manifestSchema.safeParse(JSON.parse(text));
  return manifest.success ? { ...manifest.data, location, source: 'own build' } : undefined;
}

/** Copies a build to a place of its own, where it appears all at once if it passes its self-tests. */
export async function keepBuild(
  family: ToolchainFamily,
  request: BuildRequest,
  location: string,
): Promise<InstalledToolchain> {
  const { copy, ...named } = await findBuild(family, request);
  await fillCacheFolder(location, async (draft) => {
    const { checksum } = await copy(draft, () => undefined);
    await writeFile(join(draft, manifestName), `${JSON.stringify({ ...named, checksum }, null, 2)}\n`);
  });
  const kept = await keptBuild(location);
  if (!kept) throw new Error(`${location} holds no build`);
  return kept;
}
