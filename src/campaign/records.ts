import type { Listen } from '../core/events.js';
import type { Finding } from '../core/finding.js';
import type { Store } from '../store/store.js';
import type { Records } from './examine.js';
import { idOfBug } from './id-of-bug.js';
import { storedEvent } from './stored-event.js';

/** Where findings of a campaign go, and who is told of them. */
export interface FindingSink {
  readonly campaign: string;
  readonly store: Store;
  readonly listen: Listen;
}

/** Stores a confirmed finding as the bug that it is; only what is new is told. */
export async function keepFinding(confirmed: Finding, { campaign, store, listen }: FindingSink): Promise<void> {
  const finding = { ...confirmed, id: await idOfBug(confirmed, store) };
  const event = { kind: 'found', campaign, finding } as const;
  const novelty = await store.recordFinding(finding, campaign, isNews(finding) ? storedEvent(event) : undefined);
  if (novelty === 'new' && isNews(finding)) listen(event);
}

/** The records of a campaign in its store. */
export function storeRecords(sink: FindingSink): Records {
  const { campaign, store } = sink;
  // A finding is never removed: what is known once need not be read again.
  const known = new Set<string>();
  return {
    finding: (finding) => keepFinding(finding, sink),
    async known(bug) {
      const id = await idOfBug(bug, store);
      if (!known.has(id) && (await store.findings({ id })).length > 0) known.add(id);
      return known.has(id) ? id : undefined;
    },
    occurrence: (id, program) => store.recordOccurrence(id, campaign, program),
  };
}

// What its makers know of, and what the base shows too, is counted at the end.
function isNews({ knownBug, alsoIn }: Finding): boolean {
  return knownBug === undefined && alsoIn === undefined;
}
