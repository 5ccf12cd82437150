import type { HuntReport } from '../report/hunt-report.js';
import type { Store } from '../store/store.js';
import { huntSettingsSchema } from './hunt-settings.js';

/** What the store knows of a campaign, for its summary; nothing if it never began. */
export async function reportOf(store: Store, id: string): Promise<HuntReport | undefined> {
  const campaign = await store.campaign(id);
  if (!campaign) return undefined;
  const settings = huntSettingsSchema.parse(campaign.settings);
  const findings = await store.findings({ campaign: id });
  return {
    campaign: id,
    status: campaign.status === 'finished' ? 'finished' : 'stopped',
    technique: settings.technique,
    targets: settings.targets,
    references: settings.references,
    seed: campaign.seed,
    programs: campaign.nextIndex,
    seconds: campaign.seconds,
    counts: campaign.counts,
    inconclusiveReasons: await store.inconclusiveReasons(id),
    generatorFailures: campaign.generatorFailures,
    findings: findings.map(({ finding }) => finding),
  };
}
