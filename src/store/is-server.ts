import { type Kysely, PostgresAdapter } from 'kysely';
import type { Tables } from './tables.js';

/** Whether several machines may use a database at the same time. */
export function isServer(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
