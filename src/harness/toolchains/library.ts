import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../core/errors.js';
import { cacheFolder } from './cache-folder.js';
import { fillCacheFolder } from './fill-cache-folder.js';
import { mavenCopy, mavenSources } from './maven.js';
import { npmInstall } from './npm.js';

/** The sources of a library of a Maven repository, and the compiled code that they need. */
export interface LibrarySources {
  readonly location: string;
  readonly classPath: readonly string[];
}

/** Fetches what `maven:GROUP:ARTIFACT:VERSION:sources` names. */
export async function librarySources(name: string, progress: (line: string) => void): Promise<LibrarySources> {
  const [, group, artifact, version] = /^maven:(\w[\w.-]*):(\w[\w.-]*):(\w[\w.+-]*):sources$/.exec(name) ?? [];
  if (group === undefined || artifact === undefined || version === undefined)
    throw new UserError(`'${name}' is not a library reference; write it as maven:GROUP:ARTIFACT:VERSION:sources`);
  const location = await mavenSources({ group, artifact }, version);
  const folder = await cached(`${group}.${artifact}-${version}`, (draft) =>
    mavenCopy([{ group, artifact }], version, draft, progress),
  );
  const jars = (await readdir(folder)).filter((file) => file.endsWith('.jar')).sort();
  return { location, classPath: jars.map((file) => join(folder, file)) };
}

// A finding from a file may name a package: neither part is a path, nor an option of the npm client.
const packageReference = /^npm:((?:@\w[\w.~-]*\/)?\w[\w.~-]*)@(\w[\w.+-]*)$/;

/** Fetches what `npm:NAME@VERSION` names. */
export async function packageSources(wanted: string): Promise<LibrarySources> {
  const [, name, version] = packageReference.exec(wanted) ?? [];
  if (name === undefined || version === undefined)
    throw new UserError(`'${wanted}' is not a package reference; write it as npm:NAME@VERSION`);
  const folder = await cached(`npm-${name.replace('/', '+')}-${version}`, (draft) => npmInstall(name, version, draft));
  return { location: join(folder, 'node_modules', name), classPath: [] };
}

// A folder in the cache that appears all at once.
async function cached(name: string, fill: (draft: string) => Promise<void>): Promise<string> {
  const folder = join(cacheFolder(), 'libraries', name);
  if (!existsSync(folder)) await fillCacheFolder(folder, fill);
  return folder;
}
