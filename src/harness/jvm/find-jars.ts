import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FoundBuild } from '../../core/toolchain.js';
import { copyBuild, isFile, statedVersion, wrongLayout } from '../toolchains/build-files.js';
import { javaCommand } from './java-command.js';
import { usualJdk } from './jdks.js';

/** How a build of a compiler that consists of jars is recognized. */
export interface JarBuild {
  /** The names of jars that belong to the compiler. */
  readonly takes: RegExp;
  /** What a folder must hold, for a message. */
  readonly needs: string;
  readonly main: string;
  /** What makes it state its version. */
  readonly argument: string;
  readonly pattern: RegExp;
}

/** Finds a compiler that the user built: a jar, or the jars of a distribution. */
export async function findJars(path: string, { takes, needs, main, argument, pattern }: JarBuild): Promise<FoundBuild> {
  const jars = isFile(path) && path.endsWith('.jar') ? [path] : await jarsBelow(path, takes);
  if (jars.length === 0) throw wrongLayout(path, needs);
  const command = javaCommand({ jdk: usualJdk(), classPath: jars, main }, [], [argument]);
  return {
    says: await statedVersion(path, { ...command, pattern }),
    async copy(folder) {
      for (const jar of jars) await copyBuild(jar, join(folder, basename(jar)));
    },
  };
}

// Scala's distribution is a Maven repository, of which every jar has a folder of its own.
async function jarsBelow(path: string, takes: RegExp): Promise<string[]> {
  const direct = await entriesOf(path);
  const nested = await Promise.all(['lib', 'maven2'].map((name) => entriesOf(join(path, name), true)));
  const jars = [...direct, ...nested.flat()].filter(
    (file) => takes.test(basename(file)) && file.endsWith('.jar') && !/-(sources|javadoc)\.jar$/.test(file),
  );
  const byName = new Map(jars.map((jar) => [basename(jar), jar]));
  return [...byName.values()].sort();
}

async function entriesOf(folder: string, recursive = false): Promise<string[]> {
  const names = existsSync(folder) && !isFile(folder) ? await readdir(folder, { recursive }) : [];
  return names.map((name) => join(folder, name)).filter(isFile);
}
