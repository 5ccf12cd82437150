import type { Court } from '../../campaign/confirm.js';
import { leasedWork } from '../../campaign/leased-work.js';
import { runCampaign } from '../../campaign/run-campaign.js';
import { parseDuration } from '../../core/duration.js';
import { UserError } from '../../core/errors.js';
import type { Campaign } from '../../store/campaign.js';
import type { Store } from '../../store/store.js';
import { triage } from '../../triage/triage.js';
import { joinHunt } from '../hunt/resume.js';
import { type OpenHunt, openHunts } from '../hunt/open-hunt.js';
import { marksIn } from '../marks.js';
import type { Trust } from '../require-trust.js';
import type { Configuration } from '../settings.js';
import { cupelVersion } from '../version.js';
import type { WatchedWork } from '../work.js';

/** A worker, and what it works with. */
export interface Workshop {
  readonly id: string;
  readonly store: Store;
  readonly configuration: Configuration;
  readonly trust: Trust;
}

/** Does a part of a campaign until all of it is done, or its time is up; a `UserError` says why this worker cannot. */
export async function workOn(campaign: Campaign, shop: Workshop, work: WatchedWork): Promise<void> {
  const { store, configuration, trust } = shop;
  const hunt = await joinHunt(campaign, trust);
  const [opened] = await openHunts([hunt], configuration, work.signal);
  if (!opened) throw new Error('nothing was opened');
  try {
    await opened.start(store, opened.base ? [opened.observer, opened.base] : [opened.observer]);
    await opened.tested;
    await doPrograms(opened, campaign, shop, work);
    if (!work.signal.aborted) await doTriage(opened, shop, work);
  } finally {
    await opened.close();
  }
}

async function doPrograms(hunt: OpenHunt, campaign: Campaign, shop: Workshop, { listen, signal }: WatchedWork) {
  const { store, id: worker, configuration } = shop;
  const { until } = hunt.settings;
  // The clocks of machines may differ by less than the time of a campaign.
  const spent = (Date.now() - Date.parse(campaign.startedAt)) / 1000;
  const end = performance.now() + ((until.seconds ?? Number.POSITIVE_INFINITY) - spent) * 1000;
  const shared = leasedWork(
    {
      id: campaign.id,
      worker,
      batchSize: configuration.batch,
      programs: until.programs ?? Number.POSITIVE_INFINITY,
      secondsLeft: () => (end - performance.now()) / 1000,
      signal,
    },
    store,
  );
  await runCampaign(
    {
      ...{ id: campaign.id, from: hunt.from, until: {}, workers: hunt.options.workers },
      ...{ batchSize: configuration.batch, endsAt: () => end, confirmsUntil: () => end + graceMillis },
    },
    {
      ...{ source: hunt.source, court: courtOf(hunt), store, listen, believe: hunt.believe, work: shared },
      repeats: (claims) => store.leases.claim(campaign.id, claims),
    },
    signal,
  );
}

const graceMillis = 10_000;
const pollMillis = 500;
const mostTriageSeconds = 600;

// One worker reduces and dates what all have found; if it is lost, another one does.
async function doTriage(hunt: OpenHunt, { store, id: worker, configuration }: Workshop, work: WatchedWork) {
  const { signal, listen } = work;
  const { id } = hunt.campaign;
  let taken = await store.leases.takeTriage(id, worker);
  while (taken === 'wait' && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pollMillis));
    taken = await store.leases.takeTriage(id, worker);
  }
  if (taken !== true) return;
  const { language, technique } = hunt.material;
  const { triageBudget, followUp } = configuration;
  const asked =
    triageBudget === undefined ? (hunt.settings.until.seconds ?? mostTriageSeconds) / 3 : parseBudget(triageBudget);
  if (asked > 0) {
    const passes = technique.passes?.(language) ?? [];
    const marks = await marksIn(store, configuration.marks);
    const seconds = Math.min(mostTriageSeconds, asked);
    const plan = { campaign: id, court: courtOf(hunt), language, passes, marks, followUp };
    await triage({ ...plan, store, open: hunt.options, seconds, listen }, signal);
  }
  if (signal.aborted) return;
  await store.finishCampaign(id, 'finished');
  await store.leases.forget(id);
}

function parseBudget(budget: string): number {
  return budget === '0' ? 0 : parseDuration(budget);
}

function courtOf({ material: { language }, observer, base }: OpenHunt): Court {
  const { intendedDifferences: ledger, knownBugs } = language;
  return { observer, ledger, cupelVersion, knownBugs, base };
}

/** Refuses a campaign whose compilers are not all here. */
export function missingLine(campaign: string, missing: readonly string[]): UserError {
  return new UserError(`campaign ${campaign} needs ${missing.join(', ')}; add --install to install what is missing`);
}
