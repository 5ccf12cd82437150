import type { Kysely } from 'kysely';
import { z } from 'zod';
import { readValue } from './read-column.js';
import type { Tables } from './tables.js';

/** Something of a library that a campaign exercises: a member by its name, or a typing sequence by a short one. */
export interface FirstExercise {
  readonly kind: 'member' | 'sequence';
  readonly name: string;
  /** The first program that does; `cupel show` prints it. */
  readonly index: number;
}

// A statement of SQLite takes some thousand values.
const rowsAtOnce = 200;

/** Adds what programs exercise; of several programs the first counts, whichever is told first. */
export async function insertExercised(
  db: Kysely<Tables>,
  campaign: string,
  all: readonly FirstExercise[],
): Promise<void> {
  for (let i = 0; i < all.length; i += rowsAtOnce) {
    const rows = all.slice(i, i + rowsAtOnce).map(({ kind, name, index }) => ({
      ...{ campaign, kind, name, programIndex: index },
    }));
    await db
      .insertInto('exercised')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['campaign', 'kind', 'name'])
          .doUpdateSet((row) => ({ programIndex: row.ref('excluded.programIndex') }))
          .whereRef('excluded.programIndex', '<', 'exercised.programIndex'),
      )
      .execute();
  }
}

const columns = z.object({
  kind: z.enum(['member', 'sequence']),
  name: z.string(),
  programIndex: z.int().nonnegative(),
});

/** What a campaign exercises, in the order of the programs. */
export async function selectExercised(db: Kysely<Tables>, campaign: string): Promise<FirstExercise[]> {
  const rows = await db
    .selectFrom('exercised')
    .select(['kind', 'name', 'programIndex'])
    .where('campaign', '=', campaign)
    .orderBy('programIndex')
    .orderBy('kind')
    .orderBy('name')
    .execute();
  return rows.map((row) => {
    const { kind, name, programIndex: index } = readValue(row, columns, `what campaign ${campaign} exercises`);
    return { kind, name, index };
  });
}
