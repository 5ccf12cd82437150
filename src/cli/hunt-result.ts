import type { Finding } from '../core/finding.js';
import type { HuntReport } from '../report/hunt-report.js';
import type { Store } from '../store/store.js';
import { huntSettingsSchema } from './hunt-settings.js';

/** What the store knows of a campaign, for its summary. */
export async function reportOf(store: Store, id: string): Promise<HuntReport> {
  const campaign = await store.campaign(id);
  if (!campaign) throw new Error(`campaign ${id} has gone from the store`);
  const settings = huntSettingsSchema.parse(campaign.settings);
  const findings = await store.findings({ campaign: id });
  const all = findings.map(({ finding, status }) => ({ finding, news: newsOf(finding, status, settings.base) }));
  const such = (news: News) => all.filter((each) => each.news === news).map(({ finding }) => finding);
  return {
    campaign: id,
    status: campaign.status === 'finished' ? 'finished' : 'stopped',
    technique: settings.technique,
    targets: settings.targets,
    references: settings.references,
    seed: campaign.seed,
    programs: campaign.programs,
    seconds: campaign.seconds,
    counts: campaign.counts,
    inconclusiveReasons: await store.inconclusiveReasons(id),
    generatorFailures: campaign.generatorFailures,
    findings: such('new'),
    known: such('known'),
    duplicates: such('duplicate'),
    ...(settings.base !== undefined && { base: { target: settings.base, findings: such('inBase') } }),
  };
}

type News = 'new' | 'known' | 'duplicate' | 'inBase';

function newsOf({ alsoIn = [] }: Finding, status: string, base: string | undefined): News {
  if (status === 'known' || status === 'duplicate') return status;
  return base !== undefined && alsoIn.includes(base) ? 'inBase' : 'new';
}
