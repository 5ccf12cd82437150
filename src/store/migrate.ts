import type { Kysely, TableMetadata } from 'kysely';
import { UserError } from '../core/errors.js';
import { migrations, schemaVersion } from './migrations/migrations.js';
import { tableColumns } from './table-columns.js';
import type { Tables } from './tables.js';

/** Brings a database to the schema of this cupel; one that a newer cupel or another program wrote is left untouched. */
export async function migrate(db: Kysely<Tables>, name: string): Promise<void> {
  if ((await readVersion(db, name)) < schemaVersion) await bringUpToDate(db, name);
  await requireTables(db, name);
}

async function bringUpToDate(db: Kysely<Tables>, name: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Read again under the lock: another process may have migrated in between.
    const found = await readVersion(transaction, name);
    await transaction.schema.createTable('cupelSchema').ifNotExists().addColumn('version', 'integer').execute();
    for (const migration of migrations.slice(found)) {
      for (const statement of migration.up(transaction.schema)) await statement.execute();
      await migration.convert?.(transaction);
    }
    await transaction.deleteFrom('cupelSchema').execute();
    await transaction.insertInto('cupelSchema').values({ version: schemaVersion }).execute();
  });
}

async function readVersion(db: Kysely<Tables>, name: string): Promise<number> {
  const tables = await db.introspection.getTables();
  if (tables.length === 0) return 0;
  if (!tables.some((table) => table.name === 'cupel_schema'))
    throw new UserError(`${name} is a database of another program: use another --store`);
  const row = await db.selectFrom('cupelSchema').select('version').executeTakeFirst();
  const version: unknown = row?.version;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    throw damagedSchema(name, 'it has no version');
  if (version > schemaVersion) {
    throw new UserError(
      `${name} was written by a newer cupel (schema ${version}, this one knows ${schemaVersion}): update cupel or use another --store`,
    );
  }
  return version;
}

// SQLite takes the name of a column that is not there for a text: what is missing is found out before it is read.
async function requireTables(db: Kysely<Tables>, name: string): Promise<void> {
  const tables = await db.introspection.getTables();
  for (const [table, columns] of Object.entries(tableColumns)) {
    const found = tables.find((each) => camelCase(each.name) === table);
    if (!found) throw damagedSchema(name, `table ${table} is missing`);
    const missing = Object.keys(columns).find((column) => !hasColumn(found, column));
    if (missing !== undefined) throw damagedSchema(name, `table ${table} has no column ${missing}`);
  }
}

function hasColumn({ columns }: TableMetadata, column: string): boolean {
  return columns.some(({ name }) => camelCase(name) === column);
}

function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function damagedSchema(name: string, reason: string): UserError {
  return new UserError(`${name} is damaged: ${reason}; move it away to start a new one, or use another --store`);
}
