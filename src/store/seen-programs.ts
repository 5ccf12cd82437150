import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Avoidance } from '../core/avoidance.js';
import { campaignSettings, isHunt } from '../core/campaign-settings.js';
import { type CampaignEvent, insertEvent } from './events.js';
import { readColumn } from './read-column.js';
import type { Tables } from './tables.js';

/** What decisions about frequent bugs need of a program. */
export interface SeenProgram {
  readonly index: number;
  /** None if nothing can be said of the program at this index. */
  readonly features: readonly string[];
  /** The id of the bug, if all targets show the same one. */
  readonly bug?: string | undefined;
}

/** Adds a program of a campaign. What was seen first stands: decisions may have been made by it. */
export async function insertSeenProgram(db: Kysely<Tables>, campaign: string, seen: SeenProgram): Promise<void> {
  const { index: programIndex, features, bug = null } = seen;
  await db
    .insertInto('seenPrograms')
    .values({ campaign, programIndex, features: JSON.stringify(features), bug })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const names = z.array(z.string());

/** The programs of a campaign that decisions are made by, in the order of their indexes. */
export async function selectSeenPrograms(db: Kysely<Tables>, campaign: string): Promise<SeenProgram[]> {
  const rows = await db
    .selectFrom('seenPrograms')
    .selectAll()
    .where('campaign', '=', campaign)
    .orderBy('programIndex')
    .execute();
  return rows.map(({ programIndex: index, features, bug }) => {
    const seen = readColumn(features, names, `program ${index} of campaign ${campaign}`);
    return { index, features: seen, ...(bug !== null && { bug }) };
  });
}

/** Adds a decision to the settings of its campaign, with the event that tells of it. */
export async function insertAvoidance(
  db: Kysely<Tables>,
  campaign: string,
  avoidance: Avoidance,
  decided: CampaignEvent,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('campaigns')
      .select('settings')
      .where('id', '=', campaign)
      .executeTakeFirstOrThrow();
    const settings = readColumn(row.settings, campaignSettings, `campaign ${campaign}`);
    if (!isHunt(settings)) throw new Error(`campaign ${campaign} makes no programs`);
    const changed = { ...settings, avoided: [...(settings.avoided ?? []), avoidance] };
    await transaction
      .updateTable('campaigns')
      .set({ settings: JSON.stringify(changed) })
      .where('id', '=', campaign)
      .execute();
    await insertEvent(transaction, decided);
  });
}
