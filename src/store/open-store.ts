import path from 'node:path';
import { migrate } from './migrate.js';
import { openSqlite } from './sqlite.js';
import { Store } from './store.js';
import { explainFailure } from './store-failure.js';
import { makeFolder } from './store-folder.js';

/** Opens the store in a folder, and makes both if they are not there. */
export async function openStore(folder: string): Promise<Store> {
  await makeFolder(folder).catch((error: unknown) => {
    throw explainFailure(error, folder);
  });
  const file = path.join(folder, 'cupel.db');
  try {
    const db = openSqlite(file);
    await migrate(db, file).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
    return new Store(db, file);
  } catch (error) {
    throw explainFailure(error, file);
  }
}
