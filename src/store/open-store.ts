import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { UserError } from '../core/errors.js';
import type { TellBroken } from './broken-row.js';
import { migrate } from './migrate.js';
import { openSqlite } from './sqlite.js';
import { Store } from './store.js';
import { withCopy } from './store-copy.js';
import { explainFailure } from './store-failure.js';
import { makeFolder } from './store-folder.js';
import { isServerPlace, placeName } from '../core/store-place.js';
import type { Tables } from './tables.js';

function storeFile(folder: string): string {
  return path.join(folder, 'cupel.db');
}

/** Whether there is a store in a folder, be it one that cannot be opened, or in a database. */
export async function hasStore(place: string): Promise<boolean> {
  if (isServerPlace(place)) return hasTables(place);
  return access(storeFile(place)).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => code !== 'ENOENT',
  );
}

const untold: TellBroken = () => undefined;

/**
 * Opens the store in a folder, and makes both if they are not there, or in a PostgreSQL database; rows that cannot be read are
 * told when they are met.
 */
export async function openStore(place: string, tell = untold): Promise<Store> {
  return isServerPlace(place) ? openServer(place, tell) : openFolder(place, tell);
}

/** Opens a store that is only to be read: one that cannot be written is read from a copy. */
export async function openStoreToRead(place: string, tell = untold): Promise<Store> {
  return isServerPlace(place) ? openServer(place, tell) : openFolderToRead(place, tell);
}

async function openServer(url: string, tell: TellBroken): Promise<Store> {
  // It takes longer to load than to open a file, and most stores are files.
  const { openPostgres } = await import('./postgres.js');
  const name = placeName(url);
  return explained(name, async () => {
    const db = openPostgres(url);
    await closingOnFailure(db, () => migrate(db, name));
    return new Store(db, name, tell);
  });
}

async function hasTables(url: string): Promise<boolean> {
  const { openPostgres } = await import('./postgres.js');
  return explained(placeName(url), async () => {
    const db = openPostgres(url);
    try {
      return (await db.introspection.getTables()).length > 0;
    } finally {
      await db.destroy();
    }
  });
}

async function openFolder(folder: string, tell: TellBroken): Promise<Store> {
  await makeFolder(folder).catch((error: unknown) => {
    throw explainFailure(error, folder);
  });
  const file = storeFile(folder);
  return explained(file, async () => {
    const db = await openFile(file, file, 'durable');
    await requireWhole(db, file);
    return new Store(db, file, tell);
  });
}

async function openFolderToRead(folder: string, tell: TellBroken): Promise<Store> {
  const file = storeFile(folder);
  const writable = (await isWritable(folder)) && (await isWritable(file));
  return explained(file, async () => {
    // SQLite cannot share a log that it may not write to, and an older schema must be brought up to date.
    const db = await (writable
      ? openFile(file, file, 'durable')
      : withCopy(file, (copy) => openFile(copy, file, 'passing')));
    return new Store(db, file, tell);
  });
}

async function openFile(file: string, name: string, kind: 'durable' | 'passing'): Promise<Kysely<Tables>> {
  const db = openSqlite(file, kind);
  await closingOnFailure(db, () => migrate(db, name));
  return db;
}

// Nothing is added to a database that has lost a part; what is left of it can be read.
async function requireWhole(db: Kysely<Tables>, name: string): Promise<void> {
  await closingOnFailure(db, async () => {
    const { rows } = await sql<Record<string, unknown>>`pragma quick_check(1)`.execute(db);
    const [answer] = Object.values(rows[0] ?? {});
    if (answer === 'ok') return;
    throw new UserError(
      `${name} is damaged: move it away to start a new one, or use another --store folder; ` +
        '`cupel findings` shows what can still be read',
    );
  });
}

async function closingOnFailure(db: Kysely<Tables>, work: () => Promise<void>): Promise<void> {
  await work().catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
}

async function explained<T>(file: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    throw explainFailure(error, file);
  }
}

async function isWritable(place: string): Promise<boolean> {
  return access(place, constants.W_OK).then(
    () => true,
    () => false,
  );
}
