import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { guardFolder, removeFolder } from '../process/guardian.js';

const draftMark = '.part-';

/** Whether an entry of the cache is not what its name says: somebody is filling or removing it. */
export function isDraft(name: string): boolean {
  return name.includes(draftMark);
}

/**
 * Fills a folder of the cache, which appears all at once when it is whole. Several processes may do so at the same time: the
 * first one wins, and the others take what it made. A process that is killed leaves nothing.
 */
export async function fillCacheFolder(
  folder: string,
  fill: (draft: string) => Promise<void>,
  isWhole: (folder: string) => boolean = existsSync,
): Promise<void> {
  const draft = draftOf(folder);
  // First guarded, then made: cupel may be killed in between.
  guardFolder(draft);
  try {
    await mkdir(draft, { recursive: true });
    await fill(draft);
    while (!isWhole(folder)) {
      if (await takesPlace(draft, folder)) break;
      // Remains that an older cupel left, or that were damaged later.
      if (!isWhole(folder)) await removeCacheFolder(folder);
    }
  } finally {
    removeFolder(draft);
  }
}

/** Removes a folder of the cache, which disappears all at once: what is half removed is never taken for whole. */
export async function removeCacheFolder(folder: string): Promise<void> {
  const away = draftOf(folder);
  guardFolder(away);
  try {
    await rename(folder, away);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    removeFolder(away);
  }
}

// By chance, because a process of another container may have the same number.
function draftOf(folder: string): string {
  return `${folder}${draftMark}${randomBytes(6).toString('hex')}`;
}

async function takesPlace(draft: string, folder: string): Promise<boolean> {
  try {
    await rename(draft, folder);
    return true;
  } catch (error) {
    if (!existsSync(folder)) throw error;
    return false;
  }
}
