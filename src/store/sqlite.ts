import { CamelCasePlugin, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from 'kysely';
import Database from 'libsql';
import type { Tables } from './tables.js';

/** How long a process waits for another that is writing; each writes for milliseconds at a time. */
const busyMillis = 20_000;

const closingMillis = 500;

/** The files of a SQLite database: it and its log; what is in the third of them SQLite makes anew. */
export const sqliteFiles = (file: string): readonly string[] => [file, `${file}-wal`];

// In WAL mode only FULL syncs on every commit: a finding that was acknowledged survives a power cut.
const durable = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];

// The log of before is taken over when the mode is changed; from then on there is one file, and nothing is written for long.
const passing = ['journal_mode = MEMORY', 'synchronous = OFF'];

/**
 * Opens a SQLite file; everything that is true of SQLite only stands in this file. A passing copy of a database is kept in
 * one file, which may be removed while it is open.
 */
export function openSqlite(file: string, kind: 'durable' | 'passing' = 'durable'): Kysely<Tables> {
  const database = new Database(file, { timeout: busyMillis });
  try {
    for (const pragma of kind === 'durable' ? durable : passing) database.pragma(pragma);
  } catch (error) {
    database.close();
    throw error;
  }
  const dialect = new SqliteDialect({ database });
  dialect.createDriver = () => new WritingSqliteDriver(database);
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}

class WritingSqliteDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  // A transaction that reads first and locks later fails at once when another process wrote in between,
  // whatever the busy timeout (SQLITE_BUSY_SNAPSHOT); one that locks first waits.
  override async beginTransaction(): Promise<void> {
    this.#database.exec('begin immediate');
  }

  // SQLite has rolled back by itself after a full disk; a second rollback would fail and hide the first error.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }

  // libsql leaves the log behind when it closes, and a copy of the database file alone would lack what is in it.
  override async destroy(): Promise<void> {
    try {
      this.#database.pragma(`busy_timeout = ${closingMillis}`);
      this.#database.pragma('wal_checkpoint(TRUNCATE)');
    } catch {
      // On a full disk the log stays, and nothing is lost.
    }
    await super.destroy();
  }
}
