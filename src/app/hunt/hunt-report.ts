import { isHunt } from '../../core/campaign-settings.js';
import { type LibraryCoverage, libraryCoverage } from '../../core/exercised.js';
import type { Finding } from '../../core/finding.js';
import type { HuntReport } from '../../core/hunt-report.js';
import { type Mark, markOf } from '../../core/mark.js';
import { byWorth, inStanding, isShown } from '../../core/standing.js';
import type { Store } from '../../store/store.js';
import type { StoredFinding } from '../../store/stored-finding.js';

/** What people have decided about findings, and what they want to see. */
export interface View {
  readonly marks?: readonly Mark[];
  /** Whether follow-ups count as findings. */
  readonly followUp?: boolean;
}

/** What the store knows of a campaign. */
export async function reportOf(
  store: Store,
  id: string,
  { marks = [], followUp = false }: View = {},
): Promise<HuntReport> {
  const campaign = await store.campaign(id);
  if (!campaign) throw new Error(`campaign ${id} has gone from the store`);
  const { settings } = campaign;
  const tested = isHunt(settings) ? settings.targets : undefined;
  const stored = await store.findings({ campaign: id });
  const standing = stored.map((each) => inStanding(each, marks, tested)).sort(byWorth);
  const base = isHunt(settings) ? settings.base : undefined;
  const isOpen = ({ finding, status }: StoredFinding) =>
    isShown({ finding, status }, followUp) && !isInBase(finding, base);
  const open = new Set(standing.filter(isOpen).map(({ finding }) => finding.id));
  // What the base does not show is a regression, though it is taken for the same bug as something that the base shows.
  const isRegression = ({ finding: { duplicateOf = '', target, notIn = [] }, status }: StoredFinding) =>
    status === 'duplicate' &&
    base !== undefined &&
    notIn.includes(base) &&
    !open.has(duplicateOf) &&
    !markOf({ id: duplicateOf, target }, marks, tested);
  const findings = standing.map((each) =>
    isRegression(each) ? inStanding({ ...each, status: 'open' }, marks, tested) : each,
  );
  const all = findings.map((stored) => ({ finding: stored.finding, news: newsOf(stored, base, followUp) }));
  const such = (news: News) => all.filter((each) => each.news === news).map(({ finding }) => finding);
  const muted = isHunt(settings) ? (settings.avoided ?? []).filter(({ avoids }) => avoids !== undefined) : [];
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
    ...(isHunt(settings) &&
      settings.members !== undefined && { coverage: await coverageOf(store, id, settings.members) }),
    ...(muted.length > 0 && { muted }),
    findings: such('new'),
    known: such('known'),
    duplicates: such('duplicate'),
    marked: such('marked'),
    followUps: such('followUp'),
    ...(base !== undefined && { base: { target: base, findings: such('inBase') } }),
  };
}

async function coverageOf(store: Store, id: string, members: number): Promise<LibraryCoverage> {
  const all = await store.exercised(id);
  const firsts = (wanted: string) => all.flatMap(({ kind, index }) => (kind === wanted ? [index] : []));
  return libraryCoverage(members, { members: firsts('member'), sequences: firsts('sequence') });
}

// What was imported was tested elsewhere, by these compilers.
function testedBy(findings: readonly Finding[]): Pick<HuntReport, 'technique' | 'targets' | 'references'> {
  const observations = findings.flatMap((finding) => finding.observations);
  const names = (reference: boolean) => [
    ...new Set(observations.filter((each) => each.reference === reference).map(({ target }) => target)),
  ];
  return { technique: 'imported', targets: names(false), references: names(true) };
}

type News = 'new' | 'known' | 'duplicate' | 'inBase' | 'marked' | 'followUp';

function newsOf({ finding, status }: StoredFinding, base: string | undefined, followUp: boolean): News {
  if (finding.mark) return 'marked';
  if (status === 'known') return status;
  if (isInBase(finding, base)) return 'inBase';
  if (status === 'duplicate') return status;
  return status === 'follow-up' && !followUp ? 'followUp' : 'new';
}

function isInBase({ alsoIn = [] }: Finding, base: string | undefined): boolean {
  return base !== undefined && alsoIn.includes(base);
}
