import { UserError } from '../core/errors.js';
import { suggestion } from '../core/suggest.js';
import type { Campaign } from '../store/campaign.js';

/** The campaign with an id, or the one that was started last. */
export function chosenCampaign(campaigns: readonly Campaign[], id: string | undefined): Campaign {
  const [last] = campaigns;
  if (!last) throw new UserError('there is no campaign yet: start one with `cupel hunt`');
  if (id === undefined) return last;
  const campaign = campaigns.find((each) => each.id === id);
  if (campaign) return campaign;
  const some = campaigns.slice(0, 5).map((each) => each.id);
  throw new UserError(`there is no campaign '${id}'; ${suggestion(id, some)}`);
}
