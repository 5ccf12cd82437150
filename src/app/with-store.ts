import { existsSync } from 'node:fs';
import { UserError } from '../core/errors.js';
import { openStore } from '../store/open-store.js';
import type { Store } from '../store/store.js';

/** Opens the store for a piece of work and closes it afterwards; makes one if there is none. */
export async function withStore<T>(folder: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(folder);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** The same with a store that must be there already. */
export async function withKnownStore<T>(folder: string, work: (store: Store) => Promise<T>): Promise<T> {
  if (existsSync(folder)) return withStore(folder, work);
  throw new UserError(`there is no database in ${folder}; \`cupel hunt\` creates one, --store selects another`);
}
