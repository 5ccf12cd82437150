import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { compareVersions } from '../../core/version.js';
import { cacheFolder } from '../toolchains/cache-folder.js';
import { fillCacheFolder, isDraft, removeCacheFolder } from '../toolchains/fill-cache-folder.js';
import { looksOf } from '../toolchains/looks-of.js';
import type { JvmCompiler } from './jvm-compiler.js';

const noteName = 'made-from.json';

// What it was made from, and what all of this and the archive itself, which is the last file, looked like.
const noteSchema = z.object({ files: z.array(z.string()).min(1), looks: z.string() });

/** What decides which archive belongs to a compiler. */
type Archived = Pick<JvmCompiler, 'jdk' | 'jars' | 'serverFlags'>;

/** A kind of archive: the name of its file, the flag by which a run writes it, and those by which a JVM uses it. */
interface ArchiveKind {
  readonly file: string;
  readonly writes: string;
  readonly uses: readonly string[];
}

const classData: ArchiveKind = {
  file: 'classes.jsa',
  writes: '-XX:ArchiveClassesAtExit=',
  uses: ['-Xshare:auto', '-XX:SharedArchiveFile='],
};

// It also holds linked classes and the profiles of methods (JEP 483, 514, 515).
const aheadOfTime: ArchiveKind = { file: 'classes.aot', writes: '-XX:AOTCacheOutput=', uses: ['-XX:AOTCache='] };
const oldestAheadOfTime = '25';

/**
 * The kind of archive that a compiler gets: the best one of its JDK. A JVM refuses an ahead-of-time cache if other packages
 * are opened than when it was made, by a plain run.
 */
export function archiveKindOf({ jdk, serverFlags = [] }: Archived): ArchiveKind {
  const opens = serverFlags.some((flag) => flag.startsWith('--add-'));
  return opens || compareVersions(jdk.version, oldestAheadOfTime) < 0 ? classData : aheadOfTime;
}

/**
 * The flags by which a JVM maps the classes of a compiler from their archive, parsed and verified; none if there is no
 * archive of just these files: a JVM refuses one of other jars, but crashes with one that is damaged.
 */
export function archiveFlags(compiler: Archived): string[] {
  const folder = folderOf(compiler);
  if (!isCurrent(folder)) return [];
  const { uses, file } = archiveKindOf(compiler);
  // What a JVM says about archives would come among the messages of the compiler.
  return [...uses.map((flag) => (flag.endsWith('=') ? flag + join(folder, file) : flag)), ...silentFlags];
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
export async function keepArchive(compiler: Archived, made: string): Promise<void> {
  const { jdk, jars } = compiler;
  const { file } = archiveKindOf(compiler);
  const sources = [...jars, join(jdk.home, 'release'), join(jdk.home, 'lib', 'modules')];
  await fillCacheFolder(
    folderOf(compiler),
    async (draft) => {
      const archive = join(draft, file);
      await copyFile(made, archive);
      const looks = looksOf([...sources, archive]);
      await writeFile(join(draft, noteName), `${JSON.stringify({ files: [...sources, file], looks })}\n`);
    },
    isCurrent,
  );
}

function isCurrent(folder: string): boolean {
  const note = join(folder, noteName);
  if (!existsSync(note)) return false;
  try {
    const { files, looks } = noteSchema.parse(JSON.parse(readFileSync(note, 'utf8')));
    return looksOf([...files.slice(0, -1), join(folder, files.at(-1) as string)]) === looks;
  } catch {
    // One whose note is damaged, or was just removed, is not used.
    return false;
  }
}

function folderOf(compiler: Archived): string {
  const { jdk, jars } = compiler;
  const name = createHash('sha256')
    .update([jdk.home, ...jars, archiveKindOf(compiler).file].join('\0'))
    .digest('hex')
    .slice(0, 16);
  return join(archivesFolder(), name);
}

function archivesFolder(): string {
  return join(cacheFolder(), 'class-archives');
}
