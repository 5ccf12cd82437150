import type { Kysely } from 'kysely';
import { UserError } from '../core/errors.js';
import { migrations, schemaVersion } from './migrations/migrations.js';
import type { Tables } from './tables.js';

/** Brings a database to the schema of this cupel; one that a newer cupel wrote is left untouched. */
export async function migrate(db: Kysely<Tables>, name: string): Promise<void> {
  if ((await readVersion(db, name)) === schemaVersion) return;
  await db.transaction().execute(async (transaction) => {
    await transaction.schema.createTable('cupelSchema').ifNotExists().addColumn('version', 'integer').execute();
    // Read again under the lock: another process may have migrated in between.
    const found = await readVersion(transaction, name);
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
  if (!tables.some((table) => table.name === 'cupel_schema')) return 0;
  const row = await db.selectFrom('cupelSchema').select('version').executeTakeFirst();
  const version = row?.version ?? 0;
  if (version > schemaVersion) {
    throw new UserError(
      `${name} was written by a newer cupel (schema ${version}, this one knows ${schemaVersion}): update cupel or use another --store folder`,
    );
  }
  return version;
}
