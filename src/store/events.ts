import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.js';
import { textColumn } from './text-column.js';

/** Something that happened in a campaign and that a person may ask for later. */
export interface NewEvent {
  readonly kind: 'found' | 'reduced' | 'dated' | 'failed' | 'avoiding';
  /** The finding that it is about. */
  readonly finding?: string;
  /** The program that it is about. */
  readonly index?: number;
  /** What happened, in words or as JSON. */
  readonly text: string;
}

/** An event of a campaign. */
export interface CampaignEvent extends NewEvent {
  readonly campaign: string;
}

/** An event with the time at which it was stored. */
export interface StoredEvent extends NewEvent {
  readonly at: string;
}

/** Adds an event to those of its campaign, in the transaction of what it tells of: neither is ever there alone. */
export async function insertEvent(transaction: Transaction<Tables>, event: CampaignEvent): Promise<void> {
  const { campaign, kind, finding = null, index: programIndex = null, text } = event;
  const at = new Date().toISOString();
  const { last } = await transaction
    .selectFrom('events')
    .select((row) => row.fn.max('sequence').as('last'))
    .where('campaign', '=', campaign)
    .executeTakeFirstOrThrow();
  const sequence = Number(last ?? 0) + 1;
  await transaction
    .insertInto('events')
    .values({ campaign, sequence, at, kind, finding, programIndex, text: textColumn(text) })
    .execute();
}

/** The events of a campaign in the order in which they were stored. */
export async function selectEvents(db: Kysely<Tables>, campaign: string): Promise<StoredEvent[]> {
  const rows = await db.selectFrom('events').selectAll().where('campaign', '=', campaign).orderBy('sequence').execute();
  return rows.map(({ at, kind, finding, programIndex, text }) => ({
    at,
    kind: kind as StoredEvent['kind'],
    ...(finding !== null && { finding }),
    ...(programIndex !== null && { index: programIndex }),
    text,
  }));
}
