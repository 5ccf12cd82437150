import { type Kysely, type Selectable, sql } from 'kysely';
import { UserError } from '../core/errors.js';
import type { ToolchainRecord } from '../core/finding.js';
import type { IndexRange } from '../core/index-range.js';
import { type Campaign, type CampaignStatus, type NewCampaign, programsDone } from './campaign.js';
import { isRunElsewhere, thisProcess } from './campaign-owner.js';
import type { Tables } from './tables.js';

/** Adds a campaign that this process is about to run. */
export async function insertCampaign(
  db: Kysely<Tables>,
  campaign: NewCampaign,
  status: CampaignStatus = 'running',
): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto('campaigns')
    .values({
      id: campaign.id,
      seed: campaign.seed,
      settings: JSON.stringify(campaign.settings),
      cupelVersion: campaign.cupelVersion,
      toolchains: JSON.stringify(campaign.toolchains),
      status,
      startedAt: now,
      updatedAt: now,
      finishedAt: status === 'finished' ? now : null,
      ...thisProcess(),
      nextIndex: 0,
      beyond: '[]',
      seconds: 0,
      pass: 0,
      bug: 0,
      inconclusive: 0,
    })
    .execute();
}

/** The campaign with this id. */
export async function selectCampaign(db: Kysely<Tables>, id: string): Promise<Campaign | undefined> {
  const row = await campaignRows(db).where('id', '=', id).executeTakeFirst();
  return row && toCampaign(row);
}

/** All campaigns, the one that was started last first. */
export async function selectCampaigns(db: Kysely<Tables>): Promise<Campaign[]> {
  return (await latestFirst(db).execute()).map(toCampaign);
}

/** The campaign started last among those that were killed or stopped. */
export async function selectLatestUnfinished(db: Kysely<Tables>): Promise<Campaign | undefined> {
  const row = await latestFirst(db).where('status', '!=', 'finished').limit(1).executeTakeFirst();
  return row && toCampaign(row);
}

/** Makes a campaign that was killed or stopped run again, in this process. */
export async function reopenCampaign(db: Kysely<Tables>, id: string, settings?: unknown): Promise<Campaign> {
  return await db.transaction().execute(async (transaction) => {
    const row = await campaignRows(transaction).where('id', '=', id).executeTakeFirst();
    if (!row) throw new UserError(`there is no campaign ${id}: start one with \`cupel hunt\``);
    if (row.status === 'running' && isRunElsewhere(row)) {
      throw new UserError(`campaign ${id} is being run by process ${row.pid}: stop that one first`);
    }
    const change = {
      status: 'running',
      updatedAt: new Date().toISOString(),
      finishedAt: null,
      ...(settings !== undefined && { settings: JSON.stringify(settings) }),
      ...thisProcess(),
    };
    await transaction.updateTable('campaigns').set(change).where('id', '=', id).execute();
    return toCampaign({ ...row, ...change });
  });
}

/** Marks a campaign as done, or as ended early. */
export async function closeCampaign(
  db: Kysely<Tables>,
  id: string,
  status: Exclude<CampaignStatus, 'running'>,
): Promise<void> {
  const now = new Date().toISOString();
  await db.updateTable('campaigns').set({ status, updatedAt: now, finishedAt: now }).where('id', '=', id).execute();
}

function campaignRows(db: Kysely<Tables>) {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('generatorFailures')
        .whereRef('generatorFailures.campaign', '=', 'campaigns.id')
        .select(sql<number | string>`count(*)`.as('failures'))
        .as('failures'),
    );
}

function latestFirst(db: Kysely<Tables>) {
  return campaignRows(db).orderBy('startedAt', 'desc').orderBy('id', 'desc');
}

type CampaignRow = Selectable<Tables['campaigns']> & { readonly failures: number | string | null };

function toCampaign(row: CampaignRow): Campaign {
  const done = { nextIndex: row.nextIndex, beyond: JSON.parse(row.beyond) as IndexRange[] };
  return {
    id: row.id,
    seed: row.seed,
    settings: JSON.parse(row.settings) as unknown,
    cupelVersion: row.cupelVersion,
    toolchains: JSON.parse(row.toolchains) as ToolchainRecord[],
    status: row.status as CampaignStatus,
    startedAt: row.startedAt,
    updatedAt: row.updatedAt,
    ...(row.finishedAt !== null && { finishedAt: row.finishedAt }),
    ...done,
    programs: programsDone(done),
    seconds: row.seconds,
    counts: { pass: row.pass, bug: row.bug, inconclusive: row.inconclusive },
    generatorFailures: Number(row.failures),
  };
}
