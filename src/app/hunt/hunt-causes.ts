import { endOfRange, seekCauses } from '../../campaign/causes/seek-causes.js';
import type { CampaignParts, CampaignPlan } from '../../campaign/run-campaign.js';
import type { Listen } from '../../core/events.js';
import type { Store } from '../../store/store.js';
import type { OpenHunt } from './open-hunt.js';

/** What a campaign needs to mute frequent bugs by their causes; nothing if that is not wanted, or not possible. */
export async function huntCauses(
  { campaign: { id }, settings, material, avoided, from, options }: OpenHunt,
  store: Store,
  listen: Listen,
): Promise<Pick<CampaignParts, 'judged' | 'ready'> & Pick<CampaignPlan, 'endOfRange'>> {
  const { features } = material.technique;
  if (settings.unmuted || !features) return {};
  const { index: first, beyond = [] } = from;
  const isDone = (index: number) => index < first || beyond.some(({ start, end }) => start <= index && index < end);
  const dispensable = features.dispensable(material.settings);
  const { judged, ready } = await seekCauses({ id, avoided, dispensable, isDone }, store, listen);
  return { judged, ready, endOfRange: (start) => endOfRange(start, options.workers) };
}
