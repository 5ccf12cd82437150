import { isHunt } from '../../core/campaign-settings.js';
import type { Finding } from '../../core/finding.js';
import type { HuntReport } from '../../core/hunt-report.js';
import type { Store } from '../../store/store.js';

/** What the store knows of a campaign. */
export async function reportOf(store: Store, id: string): Promise<HuntReport> {
  const campaign = await store.campaign(id);
  if (!campaign) throw new Error(`campaign ${id} has gone from the store`);
  const { settings } = campaign;
  const findings = await store.findings({ campaign: id });
  const base = isHunt(settings) ? settings.base : undefined;
  const all = findings.map(({ finding, status }) => ({ finding, news: newsOf(finding, status, base) }));
  const such = (news: News) => all.filter((each) => each.news === news).map(({ finding }) => finding);
  return {
    campaign: id,
    status: campaign.status === 'finished' ? 'finished' : 'stopped',
    ...(isHunt(settings)
      ? { technique: settings.technique, targets: settings.targets, references: settings.references }
      : testedBy(findings.map(({ finding }) => finding))),
    seed: campaign.seed,
    programs: campaign.programs,
    seconds: campaign.seconds,
    counts: campaign.counts,
    inconclusiveReasons: await store.inconclusiveReasons(id),
    generatorFailures: campaign.generatorFailures,
    findings: such('new'),
    known: such('known'),
    duplicates: such('duplicate'),
    ...(base !== undefined && { base: { target: base, findings: such('inBase') } }),
  };
}

// What was imported was tested elsewhere, by these compilers.
function testedBy(findings: readonly Finding[]): Pick<HuntReport, 'technique' | 'targets' | 'references'> {
  const observations = findings.flatMap((finding) => finding.observations);
  const names = (reference: boolean) => [
    ...new Set(observations.filter((each) => each.reference === reference).map(({ target }) => target)),
  ];
  return { technique: 'imported', targets: names(false), references: names(true) };
}

type News = 'new' | 'known' | 'duplicate' | 'inBase';

function newsOf({ alsoIn = [] }: Finding, status: string, base: string | undefined): News {
  if (status === 'known' || status === 'duplicate') return status;
  return base !== undefined && alsoIn.includes(base) ? 'inBase' : 'new';
}
