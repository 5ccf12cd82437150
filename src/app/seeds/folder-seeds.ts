import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { UserError } from '../../core/errors.js';
import { reasonOf } from '../../core/system-error.js';
import type { Language } from '../../model/language.js';
import { collectSeeds, largestSeed, type Seeds } from './collect-seeds.js';

// A folder with more is a mistake.
const mostEntries = 500_000;

const skipped = new Set(['node_modules', '.git', '.cupel']);

/** Reads all seeds below a folder, in the order of their paths. */
export async function folderSeeds(folder: string, language: Pick<Language, 'extensions' | 'readSeed'>): Promise<Seeds> {
  const collector = collectSeeds(language);
  for (const path of await pathsBelow(folder, language.extensions, collector.leave))
    collector.add(path.split(sep).join('/'), await readBytes(join(folder, path)));
  return collector;
}

// Links are not followed: they may lead in a circle, or out of the folder.
async function pathsBelow(
  root: string,
  extensions: readonly string[],
  leave: (reason: string) => void,
): Promise<string[]> {
  const found: string[] = [];
  const folders = [root];
  let entries = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await entriesOf(folder, root, leave)) {
      if (++entries > mostEntries)
        throw new UserError(`${root} holds more than ${mostEntries} files; name a smaller folder`);
      const path = join(folder, entry.name);
      const isSource = extensions.some((extension) => entry.name.endsWith(extension));
      if (entry.isDirectory() && !skipped.has(entry.name)) folders.push(path);
      else if (entry.isFile() && isSource) found.push(relative(root, path));
      else if (entry.isSymbolicLink() && isSource) leave('links');
    }
  }
  return found.sort();
}

async function entriesOf(folder: string, root: string, leave: (reason: string) => void) {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (folder !== root) {
      leave('unreadable folders');
      return [];
    }
    const reason = (error as NodeJS.ErrnoException).code === 'ENOTDIR' ? 'it is not a folder' : reasonOf(error);
    throw new UserError(`the folder ${folder} cannot be read: ${reason}`);
  });
}

async function readBytes(path: string): Promise<{ readonly bytes: Uint8Array } | { readonly reason: string }> {
  try {
    if ((await stat(path)).size > largestSeed) return { reason: `larger than ${largestSeed / 1024} kilobytes` };
    return { bytes: await readFile(path) };
  } catch {
    return { reason: 'unreadable' };
  }
}
