import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { signatureText } from '../core/signature.js';
import { sourcesOf } from '../core/sources.js';
import { parseTarget } from '../core/target.js';
import type { TestProgram } from '../core/test-program.js';
import { evidenceGrades } from '../core/verdict.js';
import { compareVersions } from '../core/version.js';
import { BrokenRow, readableRows, type TellBroken } from './broken-row.js';
import { type CampaignEvent, insertEvent } from './events.js';
import { readValue } from './read-column.js';
import { isDamage } from './store-failure.js';
import { decodeFinding, encodeFinding, type FindingStatus, type StoredFinding } from './stored-finding.js';
import type { Tables } from './tables.js';
import { textColumn } from './text-column.js';

/** Which findings to select; what is absent does not matter. */
export interface FindingFilter {
  readonly id?: string;
  /** Seen in this campaign, whether or not it was the first. */
  readonly campaign?: string;
  readonly language?: string;
  readonly target?: string;
  readonly symptom?: string;
  readonly status?: string;
}

/** A program of a campaign that showed a finding. */
export interface Occurrence {
  readonly finding: string;
  readonly campaign: string;
  readonly program: TestProgram;
}

/** Adds a finding, or another occurrence of a known one; the better of the two programs is kept. What is new is an event. */
export async function upsertFinding(
  db: Kysely<Tables>,
  finding: Finding,
  campaign: string,
  found?: CampaignEvent,
): Promise<'new' | 'seen'> {
  return await db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('findings')
      .values({
        id: finding.id,
        status: finding.knownBug === undefined ? 'open' : 'known',
        firstCampaign: campaign,
        foundAt: finding.foundAt,
        ...columns(finding),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute();
    if (inserted.length === 0) await meetAgain(transaction, finding);
    else if (found) await insertEvent(transaction, found);
    await insertOccurrence(transaction, { finding: finding.id, campaign, program: finding.program });
    return inserted.length === 0 ? 'seen' : 'new';
  });
}

/** What has become of a finding; nothing stays as it was unless it is said here. */
interface Amendment {
  readonly finding: Finding;
  readonly status?: FindingStatus;
  /** What is to be said of it. */
  readonly event?: CampaignEvent;
}

/** Makes of a finding, as it is in the store now, what it becomes; nothing if it stays as it is. */
export type Amend = (finding: Finding, status: string) => Amendment | undefined;

/** Changes a finding that is in the store; nobody else changes it between reading and writing. */
export async function amendFinding(db: Kysely<Tables>, id: string, amend: Amend): Promise<Finding> {
  return await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('findings')
      .select(['document', 'status'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw new Error(`no finding ${id}`);
    const before = decodeFinding(id, row.document);
    const amendment = amend(before, row.status);
    if (!amendment) return before;
    const { finding, status = row.status, event } = amendment;
    await transaction
      .updateTable('findings')
      .set({ ...columns(finding), status })
      .where('id', '=', id)
      .execute();
    if (event) await insertEvent(transaction, event);
    return finding;
  });
}

/** Notes that a program showed a finding; doing it twice is harmless. */
export async function insertOccurrence(db: Kysely<Tables>, seen: Occurrence): Promise<void> {
  const { finding, campaign, program } = seen;
  await db
    .insertInto('occurrences')
    .values({ finding, campaign, programIndex: program.origin.index, program: program.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The findings that pass a filter and can be read, oldest first; those that cannot are told. */
export async function selectFindings(
  db: Kysely<Tables>,
  filter: FindingFilter,
  tell: TellBroken,
): Promise<StoredFinding[]> {
  const { campaign, ...equal } = filter;
  let query = findingRows(db).orderBy('foundAt').orderBy('id');
  for (const [column, value] of Object.entries(equal)) {
    if (value !== undefined) query = query.where(column as keyof typeof equal, '=', value);
  }
  if (campaign !== undefined) {
    query = query.where((row) =>
      row('id', 'in', row.selectFrom('occurrences').select('finding').where('occurrences.campaign', '=', campaign)),
    );
  }
  return readableRows(await withDocuments(db, query), toStoredFinding, tell);
}

/** The one finding whose id is, or starts with, this text. */
export async function selectFinding(db: Kysely<Tables>, prefix: string): Promise<StoredFinding> {
  const query = findingRows(db)
    .where(sql<string>`substr(id, 1, ${sql.lit(prefix.length)})`, '=', prefix)
    .orderBy('id');
  const rows = await withDocuments(db, query);
  const exact = rows.find((row) => row.id === prefix);
  const [only, ...others] = exact ? [exact] : prefix === '' ? [] : rows;
  if (!only) throw new UserError(`no finding starts with '${prefix}': run \`cupel findings\` to see them all`);
  const ids = rows.map((row) => row.id);
  if (others.length > 0) throw new UserError(ambiguous(prefix, ids));
  return toStoredFinding(only);
}

function ambiguous(prefix: string, ids: readonly string[]): string {
  const shown = ids.slice(0, 5).join(', ');
  const rest = ids.length > 5 ? ` and ${ids.length - 5} more` : '';
  return `'${prefix}' fits ${ids.length} findings: ${shown}${rest}; write more of the id`;
}

async function meetAgain(db: Kysely<Tables>, finding: Finding): Promise<void> {
  const row = await db
    .selectFrom('findings')
    .select(['document', 'status'])
    .where('id', '=', finding.id)
    .executeTakeFirstOrThrow();
  const kept = readIfWhole(finding.id, row.document);
  // What was found here is trusted; what came from a file neither takes its place nor changes anything about it.
  if (kept && !kept.imported && finding.imported) return;
  // What cannot be read any more, or only came from a file, is found anew.
  if (!kept || (kept.imported && !finding.imported)) {
    const status = finding.knownBug === undefined ? 'open' : 'known';
    await db
      .updateTable('findings')
      .set({ ...columns(finding), status })
      .where('id', '=', finding.id)
      .execute();
    return;
  }
  // Under one signature there may be a bug that is known and one that is not, and the latter must not be lost.
  const isNews = row.status === 'known' && finding.knownBug === undefined;
  const isBack = row.status === 'fixed' && finding.knownBug === undefined && isSinceFix(finding, kept);
  const isRegression = (finding.notIn ?? []).some((base) => kept.alsoIn?.includes(base));
  const isSteadier = kept.unsteady === true && finding.target === kept.target;
  const isChosen = isNews || isBack || isRegression || isSteadier || isBetter(finding, kept);
  // What shows only sometimes may show each time in a few runs.
  const flaky = finding.flaky ?? kept.flaky;
  const chosen = { ...(isChosen ? { ...finding, ...fateOf(kept) } : kept), ...(flaky && { flaky }) };
  await db
    .updateTable('findings')
    .set({
      ...columns({ ...chosen, ...basesOf(kept, finding), ...othersOf(chosen, kept, finding) }),
      ...((isNews || isBack) && { status: 'open' }),
    })
    .where('id', '=', finding.id)
    .execute();
}

// Older versions have it as before.
function isSinceFix({ target }: Finding, { dating }: Finding): boolean {
  return dating?.fixedIn !== undefined && compareVersions(parseTarget(target).version ?? '', dating.fixedIn) >= 0;
}

function readIfWhole(id: string, document: unknown): Finding | undefined {
  try {
    return decodeFinding(id, document);
  } catch (error) {
    if (error instanceof BrokenRow) return undefined;
    throw error;
  }
}

// When it was found, and what it was taken for, does not change with its program.
function fateOf({ foundAt, duplicateOf, promotedTo }: Finding): Partial<Finding> {
  return {
    foundAt,
    ...(duplicateOf !== undefined && { duplicateOf }),
    ...(promotedTo !== undefined && { promotedTo }),
  };
}

function othersOf({ target }: Finding, ...met: readonly Finding[]): Pick<Finding, 'metIn'> {
  const all = new Set(met.flatMap((each) => [each.target, ...(each.metIn ?? [])]));
  const metIn = [...all].filter((each) => each !== target).sort();
  return metIn.length > 0 ? { metIn } : {};
}

// One program that a base does not show is enough: what others share with it must not hide that.
function basesOf(...findings: readonly Finding[]): Pick<Finding, 'alsoIn' | 'notIn'> {
  const notIn = [...new Set(findings.flatMap((each) => each.notIn ?? []))];
  const alsoIn = [...new Set(findings.flatMap((each) => each.alsoIn ?? []))].filter((base) => !notIn.includes(base));
  return alsoIn.length + notIn.length > 0 ? { alsoIn, notIn } : {};
}

function isBetter(finding: Finding, kept: Finding): boolean {
  const weaker = evidenceGrades.indexOf(finding.evidence) > evidenceGrades.indexOf(kept.evidence);
  // Of another version it would be another story: the observations tell one. And triage is not done twice.
  const another = finding.target !== kept.target || finding.knownBug !== kept.knownBug;
  // A program that a base does not show is what the hunt was for.
  const lessNew = (kept.notIn ?? []).some((base) => finding.alsoIn?.includes(base));
  return !kept.reduction && !kept.dating && !weaker && !another && !lessNew && textSize(finding) < textSize(kept);
}

function textSize(finding: Finding): number {
  return sourcesOf(finding.program).reduce((sum, file) => sum + file.text.length, 0);
}

function columns(finding: Finding) {
  return {
    language: finding.language,
    target: finding.target,
    symptom: finding.signature.symptom,
    signature: textColumn(signatureText(finding.signature)),
    evidence: finding.evidence,
    document: encodeFinding(finding),
    ...triageColumns(finding),
  };
}

function triageColumns({ reduction, dating, duplicateOf, knownBug }: Finding) {
  return {
    reducedBefore: reduction?.tokens.before ?? null,
    reducedAfter: reduction?.tokens.after ?? null,
    reducedCompletely: reduction ? Number(reduction.complete) : null,
    lastGood: dating?.lastGood ?? null,
    firstBad: dating?.firstBad ?? null,
    fixedIn: dating?.fixedIn ?? null,
    duplicateOf: duplicateOf ?? null,
    knownBug: knownBug ?? null,
  };
}

function findingRows(db: Kysely<Tables>) {
  return db
    .selectFrom('findings')
    .select(['id', 'status', 'firstCampaign'])
    .select((row) =>
      row
        .selectFrom('occurrences')
        .whereRef('occurrences.finding', '=', 'findings.id')
        .select(sql<number | string>`count(*)`.as('seen'))
        .as('seen'),
    );
}

// Where a part of the file is damaged, most documents are elsewhere: then they are read one by one.
async function withDocuments(db: Kysely<Tables>, query: ReturnType<typeof findingRows>): Promise<DocumentedRow[]> {
  try {
    return await query.select('document').execute();
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  const rows = await query.execute();
  return Promise.all(rows.map(async (row) => ({ ...row, document: await documentOf(db, row.id) })));
}

// What cannot be read from the file is no document.
async function documentOf(db: Kysely<Tables>, id: string): Promise<unknown> {
  try {
    const row = await db.selectFrom('findings').select('document').where('id', '=', id).executeTakeFirst();
    return row?.document;
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  }
}

const standing = z.object({ status: z.string(), firstCampaign: z.string() });

interface DocumentedRow {
  readonly id: string;
  readonly status: string;
  readonly firstCampaign: string;
  readonly seen: number | string | null;
  readonly document: unknown;
}

function toStoredFinding(row: DocumentedRow): StoredFinding {
  const finding = decodeFinding(row.id, row.document);
  return { finding, ...readValue(row, standing, `finding ${row.id}`), timesSeen: Number(row.seen) };
}
