import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SourceFile } from '../../core/test-program.js';
import { guardFolder, removeFolder } from './guardian.js';

/** Gives a folder to a piece of work and removes it afterwards, whatever happens. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cupel-'));
  guardFolder(folder);
  try {
    return await work(folder);
  } finally {
    removeFolder(folder);
  }
}

/** Writes files below a folder, making the folders that they need. */
export async function writeFiles(folder: string, files: readonly SourceFile[]): Promise<void> {
  for (const file of files) {
    const path = join(folder, file.path);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.text);
  }
}
