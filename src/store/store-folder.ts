import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Makes a folder that can be written to, with the folders above it. */
export async function makeFolder(folder: string): Promise<void> {
  await makeMissing(path.resolve(folder));
  await access(folder, constants.W_OK);
}

// Not mkdir's `recursive`: Node 20 never returns from it below /proc.
async function makeMissing(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = path.dirname(folder);
  if (parent !== folder) await makeMissing(parent);
  try {
    await mkdir(folder);
  } catch (error) {
    // Another process may have made it in between.
    if (!(await isFolder(folder))) throw error;
  }
}

async function isFolder(folder: string): Promise<boolean> {
  const stats = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return stats?.isDirectory() ?? false;
}
