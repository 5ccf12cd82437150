import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { messageOf, UserError } from '../core/errors.js';
import type { SourceFile } from '../core/test-program.js';

const skipped = new Set(['node_modules', '.git']);

/** Reads all source files of a language below a folder, in the order of their paths. */
export async function readSources(folder: string, extensions: readonly string[]): Promise<SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new UserError(`the folder ${folder} cannot be read: ${messageOf(error)}`);
  });
  const paths = entries
    .filter((entry) => entry.isFile() && extensions.some((extension) => entry.name.endsWith(extension)))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .filter((path) => !path.split(sep).some((part) => skipped.has(part)))
    .sort();
  if (paths.length === 0) throw new UserError(`there is no file ending in ${extensions.join(' or ')} below ${folder}`);
  return Promise.all(
    paths.map(async (path) => ({ path: path.split(sep).join('/'), text: await readFile(join(folder, path), 'utf8') })),
  );
}

/** Whether a path is a folder; a path that is not there is the user's mistake. */
export async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: unknown) => {
    throw new UserError(`${path} cannot be read: ${messageOf(error)}`);
  });
  return found.isDirectory();
}
