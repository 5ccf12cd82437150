import { UserError } from '../core/errors.js';
import type { Asked } from '../model/technique.js';
import { isFileName, type Material } from './material.js';
import { requireTrust, type Trust } from './require-trust.js';
import { generatedCount } from './seeds/generated-seeds.js';
import { factsOf, techniquesOfSetting } from './settings.js';

/** Refuses a folder of the user if these compilers execute what is made of its files, unless it is trusted. */
export async function requireTrustedFolders(
  { settings, sources }: Material,
  targets: readonly string[],
  trust: Trust,
): Promise<void> {
  for (const [name, folder] of settingsThatRead('folder', settings)) {
    // What cupel makes itself is as harmless as the programs of a campaign.
    if (generatedCount(String(folder)) !== undefined) continue;
    await requireTrust({ name: String(folder), program: { files: sources[name] ?? [] }, targets }, trust);
  }
}

/**
 * Refuses files that are executed already to make programs of them, as templates are, unless they are trusted; for settings
 * that the user did not write himself just now.
 */
export function requireTrustedFiles(author: string, settings: Asked, { trust = false }: Trust): void {
  const named = settingsThatRead('files', settings).flatMap(([, names]) => names as readonly string[]);
  const file = named.find(isFileName);
  if (file !== undefined && !trust)
    throw new UserError(
      `${author} names ${file}, which would be executed; add --trust if you trust where it comes from`,
    );
}

/** Those of some settings that others do not set. */
export function settingsWithout(settings: Asked, others: object): Asked {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !Object.hasOwn(others, name)));
}

function settingsThatRead(what: 'folder' | 'files', settings: Asked): [string, unknown][] {
  return Object.entries(settings).filter(
    ([name, value]) => value !== undefined && techniquesOfSetting.has(name) && factsOf(name).reads === what,
  );
}
