import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  PostgresIntrospector,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { UserError } from '../core/errors.js';
import type { Tables } from './tables.js';

const connectMillis = 10_000;
// A machine that is lost in the middle of a transaction must not keep the others waiting.
const idleMillis = 30_000;
const connections = 4;
// Any number that nobody else locks in a database of cupel.
const writingLock = 0x63_75_70_65;

/** Opens a PostgreSQL database; everything that is true of PostgreSQL only stands in this file and in `server-failure.ts`. */
export function openPostgres(url: string): Kysely<Tables> {
  const pool = openPool(url);
  const dialect = new PostgresDialect({ pool });
  dialect.createDriver = () => new WritingPostgresDriver({ pool });
  dialect.createIntrospector = (db) => ownTables(db);
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}

function openPool(url: string): pg.Pool {
  // An address that cannot be read is told without its text, which may hold a password.
  if (!URL.canParse(url))
    throw new UserError('--store is no valid address of a database, such as postgres://user:password@host:5432/cupel');
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMillis,
    idle_in_transaction_session_timeout: idleMillis,
    keepAlive: true,
    application_name: 'cupel',
  });
  // A connection that is lost fails the query that uses it; one that nobody uses is replaced.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

class WritingPostgresDriver extends PostgresDriver {
  // One writes at a time, as in SQLite: what is read in a transaction stays so until it ends.
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    await super.beginTransaction(connection, settings);
    await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${writingLock})`));
  }

  // A connection that is lost has rolled back by itself; a second failure would hide the first one.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

// Other schemas of the database belong to others.
function ownTables(db: Kysely<unknown>): DatabaseIntrospector {
  const all = new PostgresIntrospector(db);
  return {
    getSchemas: () => all.getSchemas(),
    getMetadata: (options) => all.getMetadata(options),
    async getTables(options) {
      const { rows } = await db.executeQuery<{ schema: string }>(
        CompiledQuery.raw('select current_schema() as schema'),
      );
      const tables = await all.getTables(options);
      return tables.filter(({ schema }) => schema === rows[0]?.schema);
    },
  };
}
