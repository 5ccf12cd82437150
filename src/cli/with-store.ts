import { openStore } from '../store/open-store.js';
import type { Store } from '../store/store.js';

/** Opens the store for a piece of work and closes it afterwards. */
export async function withStore<T>(folder: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(folder);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
