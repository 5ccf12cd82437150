import type { Kysely } from 'kysely';
import {
  type CampaignProgress,
  type GeneratorFailure,
  type InconclusiveReason,
  programsDone,
  type Sample,
} from './campaign.js';
import { type CampaignEvent, insertEvent } from './events.js';
import { insertExercised } from './exercised.js';
import type { Tables } from './tables.js';
import { textColumn } from './text-column.js';

/** Sets where a campaign stands, with a sample and the reasons of its inconclusive programs, all or nothing. */
export async function updateProgress(db: Kysely<Tables>, campaign: string, progress: CampaignProgress): Promise<void> {
  const { nextIndex, beyond = [], seconds, counts } = progress;
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('campaigns')
      .set({
        nextIndex,
        beyond: JSON.stringify(beyond),
        seconds,
        ...totals(counts),
        updatedAt: new Date().toISOString(),
      })
      .where('id', '=', campaign)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Error(`no campaign ${campaign}`);
    await upsertSample(transaction, campaign, progress);
    await insertExercised(transaction, campaign, progress.exercised ?? []);
    for (const reason of progress.inconclusiveReasons) await upsertReason(transaction, campaign, reason);
  });
}

/** The statistics of a campaign over time. */
export async function selectSamples(db: Kysely<Tables>, campaign: string): Promise<Sample[]> {
  return await db
    .selectFrom('samples')
    .select(['second', 'programs', 'pass', 'bug', 'inconclusive', 'findings'])
    .where('campaign', '=', campaign)
    .orderBy('second')
    .execute();
}

/** Why programs of a campaign were inconclusive, the most frequent reason first. */
export async function selectReasons(db: Kysely<Tables>, campaign: string): Promise<InconclusiveReason[]> {
  const reasons = await db
    .selectFrom('inconclusiveReasons')
    .select(['why', 'programs as count'])
    .where('campaign', '=', campaign)
    .execute();
  // Databases order texts each in its own way.
  return reasons.sort((a, b) => b.count - a.count || (a.why < b.why ? -1 : 1));
}

/** Adds a program that could not be made, with its event; doing it twice is harmless. */
export async function insertGeneratorFailure(
  db: Kysely<Tables>,
  campaign: string,
  failure: GeneratorFailure,
  failed?: CampaignEvent,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('generatorFailures')
      .values({ campaign, programIndex: failure.index, message: textColumn(failure.message) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('programIndex')
      .execute();
    if (inserted.length > 0 && failed) await insertEvent(transaction, failed);
  });
}

/** The programs of a campaign that could not be made. */
export async function selectGeneratorFailures(db: Kysely<Tables>, campaign: string): Promise<GeneratorFailure[]> {
  return await db
    .selectFrom('generatorFailures')
    .select(['programIndex as index', 'message'])
    .where('campaign', '=', campaign)
    .orderBy('programIndex')
    .execute();
}

async function upsertSample(db: Kysely<Tables>, campaign: string, progress: CampaignProgress): Promise<void> {
  const second = Math.floor(progress.seconds);
  await insertSample(db, campaign, { second, programs: programsDone(progress), ...totals(progress.counts) });
}

/** Adds a point of the statistics over time, at most one a second: a campaign may run for days. */
export async function insertSample(
  db: Kysely<Tables>,
  campaign: string,
  { second, ...counted }: Omit<Sample, 'findings'>,
): Promise<void> {
  const { found } = await db
    .selectFrom('occurrences')
    .select((row) => row.fn.count('finding').distinct().as('found'))
    .where('campaign', '=', campaign)
    .executeTakeFirstOrThrow();
  const sample = { ...counted, findings: Number(found) };
  await db
    .insertInto('samples')
    .values({ campaign, second, ...sample })
    .onConflict((conflict) => conflict.columns(['campaign', 'second']).doUpdateSet(sample))
    .execute();
}

async function upsertReason(db: Kysely<Tables>, campaign: string, { why, count }: InconclusiveReason): Promise<void> {
  await db
    .insertInto('inconclusiveReasons')
    .values({ campaign, why: textColumn(why), programs: count })
    .onConflict((conflict) => conflict.columns(['campaign', 'why']).doUpdateSet({ programs: count }))
    .execute();
}

function totals({ pass, bug, inconclusive }: CampaignProgress['counts']) {
  return { pass, bug, inconclusive };
}
