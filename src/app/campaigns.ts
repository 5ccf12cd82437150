import type { Campaign } from '../store/campaign.js';
import type { StoredEvent } from '../store/events.js';
import { configure } from './read-settings.js';
import type { Settings } from './settings.js';
import { withStoreToRead } from './with-store.js';
import { type Work, watched } from './work.js';

/** All campaigns of a store, the one that was started last first. */
export async function campaigns(settings: Settings = {}, work: Work = {}): Promise<Campaign[]> {
  return withStoreToRead(configure(settings).store, watched(work).listen, (store) => store.campaigns());
}

/** What happened in a campaign: findings that were made, reduced and dated, and programs that could not be generated. */
export async function campaignEvents(
  campaign: string,
  settings: Settings = {},
  work: Work = {},
): Promise<StoredEvent[]> {
  return withStoreToRead(configure(settings).store, watched(work).listen, (store) => store.events(campaign));
}
