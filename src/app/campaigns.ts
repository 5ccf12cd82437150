import type { Campaign } from '../store/campaign.js';
import type { StoredEvent } from '../store/events.js';
import { configure } from './read-settings.js';
import type { Settings } from './settings.js';
import { withKnownStore } from './with-store.js';

/** All campaigns of a store, the one that was started last first. */
export async function campaigns(settings: Settings = {}): Promise<Campaign[]> {
  return withKnownStore(configure(settings).store, (store) => store.campaigns());
}

/** What happened in a campaign: findings that were made, reduced and dated, and programs that could not be generated. */
export async function campaignEvents(campaign: string, settings: Settings = {}): Promise<StoredEvent[]> {
  return withKnownStore(configure(settings).store, (store) => store.events(campaign));
}
