import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { createDoneRanges } from '../core/done-ranges.js';
import type { IndexRange } from '../core/index-range.js';
import type { VerdictCounts } from '../core/verdict.js';
import type { InconclusiveReason } from './campaign.js';
import { isServer } from './is-server.js';
import { insertSample } from './progress.js';
import { readColumn } from './read-column.js';
import type { Tables } from './tables.js';
import { textColumn } from './text-column.js';

/** Who wants work of a campaign, and how much. */
export interface Wish {
  readonly campaign: string;
  readonly worker: string;
  /** How many programs. */
  readonly size: number;
  /** No program from this index on. */
  readonly limit: number;
}

/** What came of a range of programs. */
export interface RangeResult {
  readonly counts: VerdictCounts;
  readonly reasons: readonly InconclusiveReason[];
}

/** A program at an index of a campaign. */
export interface Claim {
  readonly index: number;
  readonly program: string;
}

/** A worker that shares campaigns with others. */
export interface StoredWorker {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly campaign?: string;
  /** How long ago it was heard of. */
  readonly silentSeconds: number;
  /** How many ranges it has taken and not yet done. */
  readonly leases: number;
}

/** What several machines share of campaigns: each program is done by one worker, and counted once. */
export interface SharedWork {
  take(wish: Wish): Promise<IndexRange | 'wait' | undefined>;
  takeTriage(campaign: string, worker: string): Promise<boolean | 'wait'>;
  settle(lease: Lease, result: RangeResult): Promise<boolean>;
  claim(campaign: string, claims: readonly Claim[]): Promise<ReadonlySet<number>>;
  beat(worker: Beat): Promise<void>;
  free(worker: string): Promise<void>;
  leave(worker: string): Promise<void>;
  forget(campaign: string): Promise<void>;
  workers(): Promise<StoredWorker[]>;
}

/** What a worker has taken. */
export interface Lease {
  readonly campaign: string;
  readonly worker: string;
  readonly start: number;
}

/** A sign of life of a worker. */
export interface Beat {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  /** What it works on. */
  readonly campaign?: string | undefined;
}

/** A worker that is silent for so long has lost what it had taken. */
const silentMillis = 15_000;

// The triage of a campaign is work like its programs, and comes after them.
const triageIndex = -1;

/**
 * The next programs for a worker: those of a worker that was lost, or new ones. Nothing if the campaign has no more, and
 * `wait` while others still do some of it.
 */
export async function takeLease(db: Kysely<Tables>, wish: Wish): Promise<IndexRange | 'wait' | undefined> {
  const { campaign, worker, size, limit } = wish;
  return await db.transaction().execute(async (transaction) => {
    const row = await runningCampaign(transaction, campaign);
    if (!row) return undefined;
    const now = await clock(transaction);
    const lost = await lostLease(transaction, campaign, now, 0);
    if (lost) {
      await transaction
        .updateTable('leases')
        .set({ worker, beatAt: now })
        .where('campaign', '=', campaign)
        .where('programIndex', '=', lost.programIndex)
        .execute();
      return { start: lost.programIndex, end: lost.endIndex };
    }
    const taken = await transaction
      .selectFrom('leases')
      .select((each) => each.fn.max('endIndex').as('end'))
      .where('campaign', '=', campaign)
      .executeTakeFirst();
    const start = Math.max(doneOf(row).end, Number(taken?.end ?? 0));
    if (start >= limit) return taken?.end === null || taken?.end === undefined ? undefined : 'wait';
    const end = Math.min(start + size, limit);
    await insertLease(transaction, { campaign, programIndex: start, endIndex: end, worker, beatAt: now });
    return { start, end };
  });
}

/** Takes the triage of a campaign whose programs are done; false if somebody else does it, or nothing is to be done. */
export async function takeTriage(db: Kysely<Tables>, campaign: string, worker: string): Promise<boolean | 'wait'> {
  return await db.transaction().execute(async (transaction) => {
    if (!(await runningCampaign(transaction, campaign))) return false;
    const now = await clock(transaction);
    const lease = { campaign, programIndex: triageIndex, endIndex: triageIndex, worker, beatAt: now };
    const lost = await lostLease(transaction, campaign, now, triageIndex);
    const others = await transaction
      .selectFrom('leases')
      .select(['programIndex', 'beatAt'])
      .where('campaign', '=', campaign)
      .execute();
    if (!lost && others.some(({ beatAt }) => beatAt >= now - silentMillis)) return 'wait';
    // Programs of a worker that was lost after the time was up are not done any more.
    await transaction.deleteFrom('leases').where('campaign', '=', campaign).execute();
    await insertLease(transaction, lease);
    return true;
  });
}

/** Counts a range of programs once; false if the worker has lost it, and another one does it. */
export async function settleLease(
  db: Kysely<Tables>,
  { campaign, worker, start }: Lease,
  { counts, reasons }: RangeResult,
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const lease = await transaction
      .deleteFrom('leases')
      .where('campaign', '=', campaign)
      .where('programIndex', '=', start)
      .where('worker', '=', worker)
      .returning('endIndex')
      .executeTakeFirst();
    const row = await runningCampaign(transaction, campaign);
    if (!lease || !row) return false;
    const { ranges } = doneOf(row);
    ranges.add({ start, end: lease.endIndex });
    const seconds = Math.max(row.seconds, ((await clock(transaction)) - Date.parse(row.startedAt)) / 1000);
    const total = {
      pass: row.pass + counts.pass,
      bug: row.bug + counts.bug,
      inconclusive: row.inconclusive + counts.inconclusive,
    };
    await transaction
      .updateTable('campaigns')
      .set({
        ...total,
        seconds,
        nextIndex: ranges.next,
        beyond: JSON.stringify(ranges.beyond),
        updatedAt: new Date().toISOString(),
      })
      .where('id', '=', campaign)
      .execute();
    for (const { why, count } of reasons) {
      await transaction
        .insertInto('inconclusiveReasons')
        .values({ campaign, why: textColumn(why), programs: count })
        .onConflict((conflict) =>
          conflict
            .columns(['campaign', 'why'])
            .doUpdateSet((each) => ({ programs: each('inconclusiveReasons.programs', '+', count) })),
        )
        .execute();
    }
    await insertSample(transaction, campaign, { second: Math.floor(seconds), programs: ranges.count, ...total });
    return true;
  });
}

/** Those of some programs that were made at another index before; of two equal ones the first that is claimed is tested. */
export async function claimPrograms(
  db: Kysely<Tables>,
  campaign: string,
  claims: readonly Claim[],
): Promise<ReadonlySet<number>> {
  if (claims.length === 0) return new Set();
  await db
    .insertInto('claims')
    .values(claims.map(({ index: programIndex, program }) => ({ campaign, program, programIndex })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const ids = claims.map(({ program }) => program);
  const rows = await db
    .selectFrom('claims')
    .select(['program', 'programIndex'])
    .where('campaign', '=', campaign)
    .where('program', 'in', ids)
    .execute();
  const owners = new Map(rows.map(({ program, programIndex }) => [program, programIndex]));
  return new Set(claims.filter(({ index, program }) => owners.get(program) !== index).map(({ index }) => index));
}

/** Shows that a worker is there, and what it does; what it has taken stays its own. */
export async function beatWorker(db: Kysely<Tables>, { id, host, pid, campaign }: Beat): Promise<void> {
  const now = await clock(db);
  const known = { host, pid, campaign: campaign ?? null, beatAt: now };
  await db
    .insertInto('workers')
    .values({ id, ...known })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(known))
    .execute();
  await db.updateTable('leases').set({ beatAt: now }).where('worker', '=', id).execute();
}

/** What a worker has taken is free for others. */
export async function freeLeases(db: Kysely<Tables>, worker: string): Promise<void> {
  await db.updateTable('leases').set({ beatAt: 0 }).where('worker', '=', worker).execute();
}

/** A worker goes; what it has taken is free for others. */
export async function removeWorker(db: Kysely<Tables>, worker: string): Promise<void> {
  await freeLeases(db, worker);
  await db.deleteFrom('workers').where('id', '=', worker).execute();
}

/** Forgets who did what of a campaign that is over. */
export async function forgetLeases(db: Kysely<Tables>, campaign: string): Promise<void> {
  await db.deleteFrom('leases').where('campaign', '=', campaign).execute();
  await db.deleteFrom('claims').where('campaign', '=', campaign).execute();
}

/** The workers that were heard of within a minute. */
export async function selectWorkers(db: Kysely<Tables>): Promise<StoredWorker[]> {
  const now = await clock(db);
  await db
    .deleteFrom('workers')
    .where('beatAt', '<', now - 4 * silentMillis)
    .execute();
  const leases = await db.selectFrom('leases').select(['worker']).execute();
  const rows = await db.selectFrom('workers').selectAll().orderBy('id').execute();
  return rows.map(({ id, host, pid, campaign, beatAt }) => ({
    ...{ id, host, pid },
    ...(campaign !== null && { campaign }),
    silentSeconds: Math.max(0, now - beatAt) / 1000,
    leases: leases.filter(({ worker }) => worker === id).length,
  }));
}

async function insertLease(transaction: Transaction<Tables>, lease: Tables['leases']): Promise<void> {
  await transaction.insertInto('leases').values(lease).execute();
}

async function runningCampaign(transaction: Transaction<Tables>, campaign: string) {
  return transaction
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', campaign)
    .where('status', '=', 'running')
    .executeTakeFirst();
}

async function lostLease(transaction: Transaction<Tables>, campaign: string, now: number, from: number) {
  return transaction
    .selectFrom('leases')
    .selectAll()
    .where('campaign', '=', campaign)
    .where('programIndex', from === triageIndex ? '=' : '>=', from)
    .where('beatAt', '<', now - silentMillis)
    .orderBy('programIndex')
    .limit(1)
    .executeTakeFirst();
}

const index = z.int().nonnegative();
const rangeList = z.array(z.object({ start: index, end: index }));

function doneOf(row: { readonly id: string; readonly nextIndex: number; readonly beyond: string }) {
  const beyond = readColumn(row.beyond, rangeList, `campaign ${row.id}`);
  const ranges = createDoneRanges(row.nextIndex, beyond);
  return { ranges, end: beyond.at(-1)?.end ?? row.nextIndex };
}

// The clocks of machines differ: that of the database is the one that counts.
async function clock(db: Kysely<Tables>): Promise<number> {
  if (!isServer(db)) return Date.now();
  const { rows } = await sql<{ now: string }>`select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db);
  return Number(rows[0]?.now);
}
