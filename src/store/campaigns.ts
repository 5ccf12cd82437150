import { type Kysely, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { type CampaignSettings, campaignSettings } from '../core/campaign-settings.js';
import { UserError } from '../core/errors.js';
import { readableRows, type TellBroken } from './broken-row.js';
import { type Campaign, type CampaignStatus, type NewCampaign, programsDone } from './campaign.js';
import { isRunElsewhere, thisProcess } from './campaign-owner.js';
import { isServer } from './is-server.js';
import { readColumn, readValue } from './read-column.js';
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
    // A server that went away may have stored it before it could say so; an id is never drawn twice.
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** The campaign with this id. */
export async function selectCampaign(db: Kysely<Tables>, id: string): Promise<Campaign | undefined> {
  const row = await campaignRows(db).where('id', '=', id).executeTakeFirst();
  return row && toCampaign(row);
}

/** All campaigns that can be read, the one that was started last first; those that cannot are told. */
export async function selectCampaigns(db: Kysely<Tables>, tell: TellBroken): Promise<Campaign[]> {
  return readableRows(await latestFirst(db).execute(), toCampaign, tell);
}

/** The campaign started last among those that were killed or stopped. */
export async function selectLatestUnfinished(db: Kysely<Tables>): Promise<Campaign | undefined> {
  const row = await latestFirst(db).where('status', '!=', 'finished').limit(1).executeTakeFirst();
  return row && toCampaign(row);
}

/** Makes a campaign that was killed or stopped run again, in this process. */
export async function reopenCampaign(db: Kysely<Tables>, id: string, settings?: CampaignSettings): Promise<Campaign> {
  return await db.transaction().execute(async (transaction) => {
    const row = await campaignRows(transaction).where('id', '=', id).executeTakeFirst();
    if (!row) throw new UserError(`there is no campaign ${id}: start one with \`cupel hunt\``);
    if (row.status === 'running' && isRunElsewhere(row, isServer(db) ? 'several machines' : 'one machine')) {
      const machine = row.host === thisProcess().host ? '' : ` of ${row.host}, which was heard of a moment ago`;
      throw new UserError(`campaign ${id} is being run by process ${row.pid}${machine}: stop that one first`);
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

/** Sets the time at which a campaign was last heard of. */
export async function touchCampaign(db: Kysely<Tables>, id: string): Promise<void> {
  await db.updateTable('campaigns').set({ updatedAt: new Date().toISOString() }).where('id', '=', id).execute();
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

const index = z.int().nonnegative();
const ranges = z.array(z.object({ start: index, end: index }));
const records = z.array(z.object({ id: z.string(), checksum: z.string(), says: z.string().exactOptional() }));

// Columns of SQLite hold values of any type.
const plainColumns = z.object({
  id: z.string(),
  seed: z.string(),
  cupelVersion: z.string(),
  status: z.enum(['running', 'finished', 'stopped']),
  startedAt: z.string(),
  updatedAt: z.string(),
  nextIndex: index,
  seconds: z.number(),
});
const countColumns = z.object({ pass: index, bug: index, inconclusive: index });

function toCampaign(row: CampaignRow): Campaign {
  const what = `campaign ${row.id}`;
  const { nextIndex, ...plain } = readValue(row, plainColumns, what);
  const done = { nextIndex, beyond: readColumn(row.beyond, ranges, what) };
  return {
    ...plain,
    settings: readColumn(row.settings, campaignSettings, what),
    toolchains: readColumn(row.toolchains, records, what),
    ...(row.finishedAt !== null && { finishedAt: row.finishedAt }),
    ...done,
    programs: programsDone(done),
    counts: readValue(row, countColumns, what),
    generatorFailures: Number(row.failures),
  };
}
