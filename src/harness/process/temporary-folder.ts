import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { SourceFile } from '../../core/test-program.js';
import { guardFolder, removeFolder } from './guardian.js';
import { ownFolder, sweepFolders } from './sweep-folders.js';

let runs: string | undefined;

/** The folder that holds all temporary folders of this process: the only one that confined programs can write to. */
export function runsFolder(): string {
  // Somebody may have removed it: another one takes its place.
  if (runs === undefined || dirname(runs) !== tmpdir() || !existsSync(runs)) {
    sweepFolders(tmpdir());
    runs = ownFolder(tmpdir());
    // First guarded, then made: cupel may be killed in between.
    guardFolder(runs);
    // It may be one of before, if the place for temporary folders changes there and back.
    mkdirSync(runs, { recursive: true, mode: 0o700 });
  }
  return runs;
}

/** Makes a folder that is removed when cupel ends, however it ends; `removeFolder` removes it before. */
export function makeTemporaryFolder(): string {
  const folder = join(runsFolder(), `cupel-${randomBytes(8).toString('hex')}`);
  mkdirSync(folder, { mode: 0o700 });
  return folder;
}

/** Gives a folder to a piece of work and removes it afterwards, whatever happens. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = makeTemporaryFolder();
  try {
    return await work(folder);
  } finally {
    removeFolder(folder);
  }
}

/** Writes files below a folder, making the folders that they need; one that would be elsewhere is an error. */
export async function writeFiles(folder: string, files: readonly SourceFile[]): Promise<void> {
  for (const file of files) {
    const path = resolve(folder, file.path);
    // Where programs come in, their paths are checked. Here nothing leaves its folder, wherever it came from.
    const [first] = relative(folder, path).split(sep);
    if (first === '' || first === '..' || file.path.includes('\\') || file.path.includes('\0'))
      throw new Error(`the file ${JSON.stringify(file.path)} would not be below its folder`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.text);
  }
}
