import { setTimeout } from 'node:timers/promises';
import { toolchainRecords } from '../../campaign/observer.js';
import type { HuntReport } from '../../core/hunt-report.js';
import type { Store } from '../../store/store.js';
import { campaignId, planHunt, randomSeed } from '../hunt/plan.js';
import { reportOf } from '../hunt/hunt-report.js';
import { marksIn, readMarks } from '../marks.js';
import { openObserver, openOptions } from '../open-observer.js';
import { configure } from '../read-settings.js';
import type { Trust } from '../require-trust.js';
import type { Settings } from '../settings.js';
import { cupelVersion } from '../version.js';
import { withStore } from '../with-store.js';
import { type Work, watched } from '../work.js';

const pollMillis = 1000;

/** Puts a campaign into the database for workers (`cupel work`), and waits until they have done it; a stop ends it for all. */
export async function distribute({ trust, ...settings }: Settings & Trust = {}, work: Work = {}): Promise<HuntReport> {
  const configuration = configure(settings);
  await readMarks(configuration.marks);
  const plan = await planHunt(configuration, { trust });
  const stored = { ...plan.settings, distributed: true };
  const { targets, references, base, runners } = stored;
  const observer = await openObserver([...targets, ...(base ? [base] : [])], references, openOptions(configuration), {
    runners,
  });
  const toolchains = toolchainRecords([observer]);
  await observer.close();
  const campaign = { id: campaignId(), seed: configuration.seed ?? randomSeed() };
  const { listen, signal } = watched(work);
  return withStore(configuration.store, listen, async (store) => {
    await store.createCampaign({ ...campaign, settings: stored, cupelVersion, toolchains });
    const names = toolchains.map(({ id }) => ({ id }));
    listen({ kind: 'started', campaign: campaign.id, seed: campaign.seed, settings: stored, toolchains: names });
    listen({ kind: 'notice', text: 'waiting for workers: start `cupel work` with the same --store on any machine' });
    await waitFor(campaign.id, store, { listen, signal });
    if (signal.aborted) {
      await store.finishCampaign(campaign.id, 'stopped');
      await store.leases.forget(campaign.id);
    }
    const { followUp, marks } = configuration;
    const report = await reportOf(store, campaign.id, { marks: await marksIn(store, marks), followUp });
    listen({ kind: 'ended', campaign: campaign.id, report });
    return report;
  });
}

async function waitFor(id: string, store: Store, { listen, signal }: ReturnType<typeof watched>): Promise<void> {
  while (!signal.aborted) {
    const now = await store.campaign(id);
    if (now?.status !== 'running') return;
    const { programs, seconds, counts } = now;
    listen({ kind: 'progress', campaign: id, programs, seconds, counts });
    // Whoever asks for campaigns to resume takes one for lost that is not heard of.
    await store.beat(id);
    await setTimeout(pollMillis, undefined, { signal }).catch(() => undefined);
  }
}
