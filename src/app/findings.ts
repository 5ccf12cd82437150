import type { Finding, ToolchainRecord } from '../core/finding.js';
import { byWorth, inStanding } from '../core/standing.js';
import { hasStore } from '../store/open-store.js';
import type { StoredFinding } from '../store/stored-finding.js';
import { languageOfTarget } from './catalogue.js';
import { campaignId } from './hunt/plan.js';
import { marksIn } from './marks.js';
import { readFindings } from './read-finding.js';
import { configure } from './read-settings.js';
import type { Settings } from './settings.js';
import { cupelVersion } from './version.js';
import { withStore, withStoreToRead } from './with-store.js';
import { type Work, watched } from './work.js';

/** All findings of a store as people have marked them, by rank; a store that does not exist has none, and is not made. */
export async function findings(settings: Settings = {}, work: Work = {}): Promise<StoredFinding[]> {
  const { store: folder, marks: file } = configure(settings);
  if (!(await hasStore(folder))) return [];
  return withStoreToRead(folder, watched(work).listen, async (store) => {
    const marks = await marksIn(store, file);
    return (await store.findings()).map((each) => inStanding(each, marks)).sort(byWorth);
  });
}

/** The finding whose id is, or begins with, a text. */
export async function finding(id: string, settings: Settings = {}): Promise<StoredFinding> {
  const { store: folder, marks: file } = configure(settings);
  return withStoreToRead(folder, watched().listen, async (store) =>
    inStanding(await store.finding(id), await marksIn(store, file)),
  );
}

/** What became of a finding from a file. */
export interface Imported {
  readonly id: string;
  /** Whether the store had it already. */
  readonly known: boolean;
}

/**
 * Puts findings into the store that were exported as JSON, perhaps on another machine: from a file with one or several, or
 * from a folder of such files. If one of them cannot be read, none is stored.
 */
export async function importFindings(path: string, settings: Settings = {}): Promise<Imported[]> {
  const { store: folder } = configure(settings);
  const read = await readFindings(path);
  for (const { target } of read) await languageOfTarget(target);
  return withStore(folder, watched().listen, async (store) => {
    const id = campaignId();
    const toolchains = distinctToolchains(read);
    const seed = [...new Set(read.map(({ program }) => program.origin.seed))].join(', ');
    // It is never run, and so it is never resumed.
    await store.createCampaign({ id, seed, settings: { imported: path }, cupelVersion, toolchains }, 'finished');
    const imported: Imported[] = [];
    for (const each of read) {
      const novelty = await store.recordFinding({ ...each, imported: true }, id);
      imported.push({ id: each.id, known: novelty === 'seen' });
    }
    return imported;
  });
}

function distinctToolchains(findings: readonly Finding[]): ToolchainRecord[] {
  const byName = findings.flatMap(({ toolchains }) =>
    toolchains.map((each) => [`${each.id} ${each.checksum}`, each] as const),
  );
  return [...new Map(byName).values()];
}
