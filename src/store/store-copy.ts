import { constants } from 'node:fs';
import { access, chmod, copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UserError } from '../core/errors.js';
import { reasonOf } from '../core/system-error.js';
import { sqliteFiles } from './sqlite.js';

const tries = 10;
const prefix = 'cupel-read-';

// A copy is needed for seconds.
const staleMillis = 60 * 60 * 1000;

/** Gives a copy of a database to a piece of work that opens it; its files are gone when that returns. */
export async function withCopy<T>(file: string, open: (copy: string) => Promise<T>): Promise<T> {
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw new UserError(`${file} cannot be read: ${reasonOf(error)}`);
  });
  await removeStale();
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  try {
    const copy = path.join(folder, 'cupel.db');
    await copyWhole(sqliteFiles(file), sqliteFiles(copy));
    return await open(copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// Whoever was killed while it was opened left it. Those of other users are theirs to remove.
async function removeStale(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = path.join(tmpdir(), name);
    const state = await stat(folder).catch(() => undefined);
    if (state && state.uid === process.getuid?.() && Date.now() - state.mtimeMs > staleMillis)
      await rm(folder, { recursive: true, force: true });
  }
}

// Whoever may write to it may do so while it is copied: then the parts do not belong together.
async function copyWhole(files: readonly string[], copies: readonly string[]): Promise<void> {
  for (let i = 0; i < tries; i++) {
    const before = await stateOf(files);
    for (const [j, copy] of copies.entries()) await copyIfThere(files[j] as string, copy);
    if ((await stateOf(files)) === before) return;
  }
  throw new UserError(`${files[0]} is read-only here and written by somebody else all the time: try again later`);
}

async function copyIfThere(file: string, copy: string): Promise<void> {
  await rm(copy, { force: true });
  try {
    await copyFile(file, copy);
    await chmod(copy, 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

async function stateOf(files: readonly string[]): Promise<string> {
  const states = await Promise.all(
    files.map((file) =>
      stat(file, { bigint: true }).then(
        ({ size, mtimeNs, ino }) => [size, mtimeNs, ino].join(),
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return 'none';
          throw error;
        },
      ),
    ),
  );
  return states.join(' ');
}
