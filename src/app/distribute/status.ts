import type { Campaign } from '../../store/campaign.js';
import type { StoredWorker } from '../../store/leases.js';
import { configure } from '../read-settings.js';
import type { Settings } from '../settings.js';
import { withKnownStore } from '../with-store.js';
import { type Work, watched } from '../work.js';

/** What is under way in a database. */
export interface Status {
  /** The campaigns that run, oldest first. */
  readonly campaigns: readonly Campaign[];
  /** The workers that were heard of within a minute. */
  readonly workers: readonly StoredWorker[];
}

/** The campaigns that run, and the workers that share them. */
export async function status(settings: Settings = {}, work: Work = {}): Promise<Status> {
  return withKnownStore(configure(settings).store, watched(work).listen, async (store) => ({
    campaigns: (await store.campaigns()).filter((each) => each.status === 'running').reverse(),
    workers: await store.leases.workers(),
  }));
}
