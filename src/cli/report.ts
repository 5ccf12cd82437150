import { readFile, writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { UserError } from '../core/errors.js';
import { suggestion } from '../core/suggest.js';
import { campaignPage, isCampaignPage } from '../report/html/campaign-page.js';
import type { Campaign } from '../store/campaign.js';
import type { Store } from '../store/store.js';
import { addOptions } from './command-options.js';
import { styled } from './command-style.js';
import { reportOf } from './hunt-result.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { makingReasonOf } from './system-error.js';
import { techniqueCounts } from './technique-counts.js';
import { print } from './terminal.js';
import { withKnownStore } from './with-store.js';

const defaultFile = 'report.html';

/** `cupel report`: a campaign as one page of HTML. */
export function reportCommand(): Command {
  const command = new Command('report')
    .summary('write a page about a campaign')
    .description('Writes all about a campaign as one page of HTML that opens from disk and fetches nothing.')
    .argument('[campaign]', 'the id of the campaign (default: the one that was started last)')
    .option('--out <file>', `the file to write (default: ${defaultFile}); only a page of cupel is overwritten`)
    .action(report);
  addOptions(command, 'Options:', ['store', 'config']);
  return styled(command, [
    ['cupel report', `the last campaign, in ${defaultFile}`],
    ['cupel report c-20261115-164652-2a94 --out groovy.html', 'another one'],
  ]);
}

async function report(id: string | undefined, { out, ...flags }: Flags): Promise<void> {
  const { store: folder } = await loadConfiguration(flags);
  const file = typeof out === 'string' ? out : defaultFile;
  await withKnownStore(folder, async (store) => {
    const campaigns = await store.campaigns();
    const page = await pageOf(store, chosen(campaigns, id), campaigns);
    await requireOwnPage(file);
    await writeFile(file, page).catch((error: unknown) => {
      throw notMade(file, error);
    });
  });
  print(`wrote ${file}`);
}

function chosen(campaigns: readonly Campaign[], id: string | undefined): Campaign {
  const [last] = campaigns;
  if (!last) throw new UserError('there is no campaign yet: start one with `cupel hunt`');
  if (id === undefined) return last;
  const campaign = campaigns.find((each) => each.id === id);
  if (campaign) return campaign;
  const some = campaigns.slice(0, 5).map((each) => each.id);
  throw new UserError(`there is no campaign '${id}'; ${suggestion(id, some)}`);
}

async function pageOf(store: Store, campaign: Campaign, campaigns: readonly Campaign[]): Promise<string> {
  const { id, startedAt, cupelVersion } = campaign;
  return campaignPage({
    hunt: await reportOf(store, id),
    startedAt,
    cupelVersion,
    samples: await store.samples(id),
    findings: await store.findings({ campaign: id }),
    techniques: await techniqueCounts(campaigns, await store.findings()),
  });
}

async function requireOwnPage(file: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw notMade(file, error);
  });
  if (text !== undefined && !isCampaignPage(text))
    throw new UserError(`${file} is there already and was not written by cupel; give another name to --out`);
}

function notMade(file: string, error: unknown): UserError {
  return new UserError(`${file} cannot be made: ${makingReasonOf(error)}`);
}
