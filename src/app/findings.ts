import { existsSync } from 'node:fs';
import type { StoredFinding } from '../store/stored-finding.js';
import { languageOfTarget } from './catalogue.js';
import { campaignId } from './hunt/plan.js';
import { readFindingFile } from './read-finding.js';
import { configure } from './read-settings.js';
import type { Settings } from './settings.js';
import { cupelVersion } from './version.js';
import { withKnownStore, withStore } from './with-store.js';

/** All findings of a store, oldest first; a store that does not exist has none, and is not made. */
export async function findings(settings: Settings = {}): Promise<StoredFinding[]> {
  const { store: folder } = configure(settings);
  return existsSync(folder) ? withKnownStore(folder, (store) => store.findings()) : [];
}

/** The finding whose id is, or begins with, a text. */
export async function finding(id: string, settings: Settings = {}): Promise<StoredFinding> {
  return withKnownStore(configure(settings).store, (store) => store.finding(id));
}

/** What became of a finding from a file. */
export interface Imported {
  readonly id: string;
  /** Whether the store had it already. */
  readonly known: boolean;
}

/** Puts a finding into the store that was exported as JSON, perhaps on another machine. */
export async function importFinding(file: string, settings: Settings = {}): Promise<Imported> {
  const { store: folder } = configure(settings);
  const read = await readFindingFile(file);
  await languageOfTarget(read.target);
  return withStore(folder, async (store) => {
    const id = campaignId();
    const { toolchains } = read;
    const { seed } = read.program.origin;
    // It is never run, and so it is never resumed.
    await store.createCampaign({ id, seed, settings: { imported: file }, cupelVersion, toolchains }, 'finished');
    const novelty = await store.recordFinding({ ...read, imported: true }, id);
    return { id: read.id, known: novelty === 'seen' };
  });
}
