import { isHunt } from '../../core/campaign-settings.js';
import type { Finding } from '../../core/finding.js';
import type { HuntReport } from '../../core/hunt-report.js';
import type { Store } from '../../store/store.js';
import type { StoredFinding } from '../../store/stored-finding.js';

/** What the store knows of a campaign. */
export async function reportOf(store: Store, id: string): Promise<HuntReport> {
  const campaign = await store.campaign(id);
  if (!campaign) throw new Error(`campaign ${id} has gone from the store`);
  const { settings } = campaign;
  const findings = await store.findings({ campaign: id });
  const base = isHunt(settings) ? settings.base : undefined;
  const isOpen = ({ finding, status }: StoredFinding) => status === 'open' && !isInBase(finding, base);
  const open = new Set(findings.filter(isOpen).map(({ finding }) => finding.id));
  const all = findings.map((stored) => ({ finding: stored.finding, news: newsOf(stored, open, base) }));
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

function newsOf({ finding, status }: StoredFinding, open: ReadonlySet<string>, base: string | undefined): News {
  if (status === 'known') return status;
  if (isInBase(finding, base)) return 'inBase';
  // What the base does not show is a regression, though it is taken for the same bug as something that the base shows.
  const isRegression = base !== undefined && finding.notIn?.includes(base) && !open.has(finding.duplicateOf ?? '');
  return status === 'duplicate' && !isRegression ? 'duplicate' : 'new';
}

function isInBase({ alsoIn = [] }: Finding, base: string | undefined): boolean {
  return base !== undefined && alsoIn.includes(base);
}
