import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { UserError } from '../core/errors.js';
import { reasonOf } from '../core/system-error.js';
import type { SourceFile } from '../core/test-program.js';

const skipped = new Set(['node_modules', '.git', '.cupel']);

const largestMegabytes = 16;

/** Reads all source files of a language below a folder, in the order of their paths. */
export async function readSources(folder: string, extensions: readonly string[]): Promise<SourceFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    const reason = (error as NodeJS.ErrnoException).code === 'ENOTDIR' ? 'it is not a folder' : reasonOf(error);
    throw new UserError(`the folder ${folder} cannot be read: ${reason}`);
  });
  const paths = entries
    .filter((entry) => entry.isFile() && extensions.some((extension) => entry.name.endsWith(extension)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split(sep).some((part) => skipped.has(part)))
    .sort();
  if (paths.length === 0) throw new UserError(`there is no file ending in ${extensions.join(' or ')} below ${folder}`);
  const sources: SourceFile[] = [];
  // One at a time: a folder may hold more files than can be open at once.
  for (const path of paths)
    sources.push({ path: path.split(sep).join('/'), text: await readSource(join(folder, path)) });
  return sources;
}

/** Reads one source file. */
export async function readSource(path: string): Promise<string> {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new Error('it is not a file');
    if (found.size > largestMegabytes * 1024 ** 2) throw new Error(`it is larger than ${largestMegabytes} megabytes`);
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UserError(`${path} cannot be read: ${reasonOf(error)}`);
  }
}

/** Whether a path is a folder; a path that is not there is the user's mistake. */
export async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: unknown) => {
    throw new UserError(`${path} cannot be read: ${reasonOf(error)}`);
  });
  return found.isDirectory();
}
