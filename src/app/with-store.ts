import { UserError } from '../core/errors.js';
import type { Listen } from '../core/events.js';
import { hasStore, openStore, openStoreToRead } from '../store/open-store.js';
import type { Store } from '../store/store.js';
import { placeName } from '../core/store-place.js';

type UseStore<T> = (store: Store) => Promise<T>;

/** Opens the store for a piece of work and closes it afterwards; makes one if there is none. */
export async function withStore<T>(folder: string, listen: Listen, work: UseStore<T>): Promise<T> {
  return closing(await openStore(folder, tellOf(listen)), work);
}

/** The same with a store that must be there already. */
export async function withKnownStore<T>(folder: string, listen: Listen, work: UseStore<T>): Promise<T> {
  await requireStore(folder);
  return withStore(folder, listen, work);
}

/** The same with a store that is only read, and may be read-only. */
export async function withStoreToRead<T>(folder: string, listen: Listen, work: UseStore<T>): Promise<T> {
  await requireStore(folder);
  return closing(await openStoreToRead(folder, tellOf(listen)), work);
}

async function closing<T>(store: Store, work: UseStore<T>): Promise<T> {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function requireStore(folder: string): Promise<void> {
  if (!(await hasStore(folder)))
    throw new UserError(
      `there is no database in ${placeName(folder)}; \`cupel hunt\` creates one, --store selects another`,
    );
}

function tellOf(listen: Listen): (text: string) => void {
  return (text) => listen({ kind: 'damaged', text });
}
