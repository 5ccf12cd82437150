import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { UserError } from '../core/errors.js';
import { reasonOf } from '../core/system-error.js';
import type { SourceFile } from '../core/test-program.js';
import { packageSources } from '../harness/toolchains/library.js';

/** The seeds of a user, and what was left out of what they stand in. */
export interface Seeds {
  readonly files: readonly SourceFile[];
  /** How many files are no seeds, by the reason. */
  readonly leftOut: ReadonlyMap<string, number>;
}

// Larger files are tables or generated code, and a folder larger than this is a mistake.
const largestBytes = 256 * 1024;
const mostBytes = 128 * 1024 ** 2;
const mostEntries = 500_000;

const skipped = new Set(['node_modules', '.git', '.cupel']);

/** Reads all seeds below a folder, or of a package that is named `npm:NAME@VERSION`, in the order of their paths. */
export async function readSeeds(where: string, extensions: readonly string[]): Promise<Seeds> {
  const folder = where.startsWith('npm:') ? (await packageSources(where)).location : where;
  const leftOut = new Map<string, number>();
  const leave = (reason: string): void => void leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
  const files: SourceFile[] = [];
  let bytes = 0;
  for (const path of await pathsBelow(folder, extensions, leave)) {
    const read = await readSeed(join(folder, path));
    if ('reason' in read) leave(read.reason);
    else if (bytes + read.text.length > mostBytes) leave(`beyond ${mostBytes / 1024 ** 2} megabytes in all`);
    else {
      bytes += read.text.length;
      files.push({ path: path.split(sep).join('/'), text: read.text });
    }
  }
  if (files.length > 0) return { files, leftOut };
  const why = describeLeftOut(leftOut);
  throw new UserError(
    `there is no file ending in ${extensions.join(' or ')} below ${where}${why && ` that can be a seed: ${why}`}`,
  );
}

/** The reasons why files are no seeds, in words, the most frequent first; an empty text if there are none. */
export function describeLeftOut(leftOut: Seeds['leftOut']): string {
  const sorted = [...leftOut].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return sorted.map(([reason, count]) => `${count} ${reason}`).join(', ');
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

async function readSeed(path: string): Promise<{ readonly text: string } | { readonly reason: string }> {
  try {
    if ((await stat(path)).size > largestBytes) return { reason: `larger than ${largestBytes / 1024} kilobytes` };
    const bytes = await readFile(path);
    if (bytes.includes(0)) return { reason: 'binary' };
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    return { reason: error instanceof TypeError ? 'not UTF-8' : 'unreadable' };
  }
}
