import { readFile, writeFile } from 'node:fs/promises';
import { isHunt } from '../core/campaign-settings.js';
import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import type { HuntReport } from '../core/hunt-report.js';
import { byWorth, inStanding } from '../core/standing.js';
import { makingReasonOf } from '../core/system-error.js';
import { campaignPage, isCampaignPage } from '../report/html/campaign-page.js';
import type { Campaign } from '../store/campaign.js';
import type { Store } from '../store/store.js';
import type { StoredFinding } from '../store/stored-finding.js';
import { chosenCampaign } from './chosen-campaign.js';
import { reportOf, type View } from './hunt/hunt-report.js';
import { marksIn } from './marks.js';
import { configure } from './read-settings.js';
import type { Settings } from './settings.js';
import { techniqueCounts } from './technique-counts.js';
import { withStoreToRead } from './with-store.js';
import { type Work, watched } from './work.js';

/** The file that a report is written to unless another is named. */
export const reportFile = 'report.html';

/** Writes a campaign (by default the last one) as one HTML page; returns the name of the file. */
export async function report(
  campaign?: string,
  { out: file = reportFile, ...settings }: Settings = {},
  work: Work = {},
): Promise<string> {
  const { store: folder, marks: marksFile, followUp } = configure(settings);
  await withStoreToRead(folder, watched(work).listen, async (store) => {
    const campaigns = await store.campaigns();
    const view = { marks: await marksIn(store, marksFile), followUp };
    const page = await pageOf(store, chosenCampaign(campaigns, campaign), { campaigns, view });
    await requireOwnPage(file);
    await writeFile(file, page).catch((error: unknown) => {
      throw notMade(file, error);
    });
  });
  return file;
}

/** The results of a campaign, by default of the last one. */
export async function resultsOf(campaign?: string, settings: Settings = {}, work: Work = {}): Promise<HuntReport> {
  const { store: folder, marks: marksFile, followUp } = configure(settings);
  return withStoreToRead(folder, watched(work).listen, async (store) => {
    const { id } = chosenCampaign(await store.campaigns(), campaign);
    return reportOf(store, id, { marks: await marksIn(store, marksFile), followUp });
  });
}

interface Around {
  readonly campaigns: readonly Campaign[];
  readonly view: View;
}

async function pageOf(store: Store, campaign: Campaign, { campaigns, view }: Around): Promise<string> {
  const { id, settings, startedAt, cupelVersion } = campaign;
  const { marks = [], followUp } = view;
  const kept = (found: readonly StoredFinding[], tested?: readonly string[]) =>
    found
      .map((each) => inStanding(each, marks, tested))
      .filter(({ status }) => followUp || status !== 'follow-up')
      .sort(byWorth);
  const hunt = await reportOf(store, id, view);
  const own = kept(await store.findings({ campaign: id }), isHunt(settings) ? settings.targets : undefined);
  return campaignPage({
    hunt,
    startedAt,
    cupelVersion,
    samples: await store.samples(id),
    findings: own.map((each) => inCampaign(each, hunt)),
    techniques: await techniqueCounts(campaigns, kept(await store.findings())),
  });
}

// Only a campaign has a base: what that shows too is not new, and a duplicate of it that it does not show is.
function inCampaign(stored: StoredFinding, { findings, base }: HuntReport): StoredFinding {
  const isAmong = (some: readonly Finding[] = []) => some.some(({ id }) => id === stored.finding.id);
  if (isAmong(base?.findings)) return { ...stored, status: 'in base' };
  return stored.status === 'duplicate' && isAmong(findings) ? { ...stored, status: 'open' } : stored;
}

async function requireOwnPage(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw notMade(file, error);
  });
  if (text !== undefined && !isCampaignPage(text))
    throw new UserError(`${file} exists and was not written by cupel; choose another file with --out`);
}

function notMade(file: string, error: unknown): UserError {
  return new UserError(`${file} cannot be written: ${makingReasonOf(error)}`);
}
