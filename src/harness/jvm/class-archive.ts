import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { cacheFolder } from '../toolchains/cache-folder.js';
import { fillCacheFolder, isDraft, removeCacheFolder } from '../toolchains/fill-cache-folder.js';
import { looksOf } from '../toolchains/looks-of.js';
import type { JvmCompiler } from './jvm-compiler.js';

const archiveName = 'classes.jsa';
const noteName = 'made-from.json';

// What it was made from, and what all of this and the archive itself looked like.
const noteSchema = z.object({ files: z.array(z.string()), looks: z.string() });

/** What decides which archive belongs to a compiler. */
type Archived = Pick<JvmCompiler, 'jdk' | 'jars'>;

/**
 * The flags by which a JVM maps the classes of a compiler from their archive, parsed and verified; none if there is no
 * archive of just these files: a JVM refuses one of other jars, but crashes with one that is damaged.
 */
export function archiveFlags(compiler: Archived): string[] {
  const folder = folderOf(compiler);
  if (!isCurrent(folder)) return [];
  // What a JVM says about archives would come among the messages of the compiler.
  return [`-XX:SharedArchiveFile=${join(folder, archiveName)}`, '-Xshare:auto', ...silentFlags];
}

/** Flags by which a JVM keeps its warnings to itself. */
export const silentFlags: readonly string[] = ['-Xlog:disable', '-Xlog:all=error:stderr'];

/** Whether a compiler has an archive that can be used. */
export function hasArchive(compiler: Archived): boolean {
  return isCurrent(folderOf(compiler));
}

/** Removes archives of compilers that are not there any more, or have changed. */
export async function removeOldArchives(): Promise<void> {
  const root = archivesFolder();
  const names = existsSync(root) ? readdirSync(root).filter((name) => !isDraft(name)) : [];
  for (const name of names) if (!isCurrent(join(root, name))) await removeCacheFolder(join(root, name));
}

/** Takes an archive that was made into the cache. */
export async function keepArchive({ jdk, jars }: Archived, made: string): Promise<void> {
  const files = [...jars, join(jdk.home, 'release'), join(jdk.home, 'lib', 'modules')];
  await fillCacheFolder(
    folderOf({ jdk, jars }),
    async (draft) => {
      const archive = join(draft, archiveName);
      await copyFile(made, archive);
      await writeFile(join(draft, noteName), `${JSON.stringify({ files, looks: looksOf([...files, archive]) })}\n`);
    },
    isCurrent,
  );
}

function isCurrent(folder: string): boolean {
  const note = join(folder, noteName);
  if (!existsSync(note)) return false;
  try {
    const { files, looks } = noteSchema.parse(JSON.parse(readFileSync(note, 'utf8')));
    return looksOf([...files, join(folder, archiveName)]) === looks;
  } catch {
    // One whose note is damaged, or was just removed, is not used.
    return false;
  }
}

function folderOf({ jdk, jars }: Archived): string {
  const name = createHash('sha256')
    .update([jdk.home, ...jars].join('\0'))
    .digest('hex')
    .slice(0, 16);
  return join(archivesFolder(), name);
}

function archivesFolder(): string {
  return join(cacheFolder(), 'class-archives');
}
