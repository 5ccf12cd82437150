import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UserError } from '../../core/errors.js';
import type { MavenLibrary } from '../../core/library.js';
import { cacheFolder } from './cache-folder.js';
import { checksumOf } from './checksum.js';
import { fillCacheFolder } from './fill-cache-folder.js';
import { knownChecksum } from './known-checksum.js';
import { type MavenArtifact, mavenCopy, mavenSources } from './maven.js';
import { npmInstall } from './npm.js';

/** The sources of a library of a Maven repository, and the compiled code that they need. */
export interface LibrarySources {
  readonly location: string;
  readonly classPath: readonly string[];
}

/** The jar of a library of a Maven repository, and those that it needs. */
export interface LibraryJars {
  readonly jar: string;
  readonly needed: readonly string[];
}

/** The artifact that `maven:GROUP:ARTIFACT:VERSION` names. */
export function mavenLibrary(name: string): MavenLibrary {
  const [, group, artifact, version] = /^maven:(\w[\w.-]*):(\w[\w.-]*):(\w[\w.+-]*)$/.exec(name) ?? [];
  if (group === undefined || artifact === undefined || version === undefined)
    throw new UserError(`'${name}' is not a library reference; write it as maven:GROUP:ARTIFACT:VERSION`);
  return { kind: 'maven', group, artifact, version };
}

/** Fetches an artifact and what it needs. */
export async function libraryJars(library: MavenLibrary, progress: (line: string) => void): Promise<LibraryJars> {
  const { artifact, version } = library;
  const jars = await jarsOf(library, version, progress);
  const jar = jars.find((file) => basename(file) === `${artifact}-${version}.jar`);
  if (!jar) throw new UserError(`${library.group}:${artifact}:${version} has no jar`);
  return { jar, needed: jars.filter((file) => file !== jar) };
}

/** Fetches what `maven:GROUP:ARTIFACT:VERSION:sources` names. */
export async function librarySources(name: string, progress: (line: string) => void): Promise<LibrarySources> {
  const [, group, artifact, version] = /^maven:(\w[\w.-]*):(\w[\w.-]*):(\w[\w.+-]*):sources$/.exec(name) ?? [];
  if (group === undefined || artifact === undefined || version === undefined)
    throw new UserError(`'${name}' is not a library reference; write it as maven:GROUP:ARTIFACT:VERSION:sources`);
  const location = await mavenSources({ group, artifact }, version);
  return { location, classPath: await jarsOf({ group, artifact }, version, progress) };
}

// A finding from a file may name a package: neither part is a path, nor an option of the npm client.
const packageReference = /^npm:((?:@\w[\w.~-]*\/)?\w[\w.~-]*)@(\w[\w.+-]*)$/;

/** A package of npm in a folder of its own. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** The folder with `node_modules`. */
  readonly folder: string;
}

/** Fetches what `npm:NAME@VERSION` names; none of its scripts are run. */
export async function packageFolder(wanted: string): Promise<InstalledPackage> {
  const [, name, version] = packageReference.exec(wanted) ?? [];
  if (name === undefined || version === undefined)
    throw new UserError(`'${wanted}' is not a package reference; write it as npm:NAME@VERSION`);
  const folder = await cached(`npm-${name.replace('/', '+')}-${version}`, (draft) => npmInstall(name, version, draft));
  return { name, version, folder };
}

/** The sources of what `npm:NAME@VERSION` names. */
export async function packageSources(wanted: string): Promise<LibrarySources> {
  const { name, folder } = await packageFolder(wanted);
  return { location: join(folder, 'node_modules', name), classPath: [] };
}

// With a checksum: what a campaign uses is what was fetched.
async function jarsOf(
  { group, artifact }: MavenArtifact,
  version: string,
  progress: (line: string) => void,
): Promise<string[]> {
  const name = `${group}.${artifact}-${version}`;
  const folder = join(cacheFolder(), 'libraries', name);
  const stated = join(folder, checksumName);
  const fill = async (draft: string) => {
    await mavenCopy([{ group, artifact }], version, draft, progress);
    await writeFile(join(draft, checksumName), await checksumOf(await jarsIn(draft)));
  };
  if (!existsSync(stated)) await fillCacheFolder(folder, fill, (whole) => existsSync(join(whole, checksumName)));
  const jars = await jarsIn(folder);
  if ((await knownChecksum(jars)) !== (await readFile(stated, 'utf8')))
    throw new UserError(`${folder} is not as it was fetched: its checksum differs; remove it`);
  return jars;
}

const checksumName = 'checksum.txt';

async function jarsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.jar')).sort();
  return names.map((name) => join(folder, name));
}

// A folder in the cache that appears all at once.
async function cached(name: string, fill: (draft: string) => Promise<void>): Promise<string> {
  const folder = join(cacheFolder(), 'libraries', name);
  if (!existsSync(folder)) await fillCacheFolder(folder, fill);
  return folder;
}
