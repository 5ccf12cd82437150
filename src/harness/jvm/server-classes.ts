import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { UserError } from '../../core/errors.js';
import { compareVersions } from '../../core/version.js';
import { packageRoot } from '../package-root.js';
import { runProcess } from '../process/run-process.js';
import { cacheFolder } from '../toolchains/cache-folder.js';
import { fillCacheFolder } from '../toolchains/fill-cache-folder.js';
import type { Jdk } from './jdks.js';

const oldestJdk = '17';

/** The packages of javac that the server reaches into. */
export const javacExports = ['api', 'code', 'main', 'tree', 'util'].map(
  (name) => `jdk.compiler/com.sun.tools.javac.${name}=ALL-UNNAMED`,
);

const compiled = new Map<string, Promise<string>>();

/** The folder with the classes of the compile server, compiled by a JDK when first needed. */
export function serverClasses(jdk: Jdk): Promise<string> {
  const known = compiled.get(jdk.home);
  if (known) return known;
  const fresh = findOrCompile(jdk);
  compiled.set(jdk.home, fresh);
  return fresh;
}

/** The folder with the classes of the program that decodes metadata of Kotlin, compiled with the jars that it needs. */
export async function metadataClasses(jdk: Jdk, jars: readonly string[]): Promise<string> {
  return compileOnce(jdk, {
    root: join(packageRoot, 'jvm', 'metadata'),
    classPath: [await serverClasses(jdk), ...jars],
  });
}

interface Compilation {
  readonly root: string;
  readonly classPath: readonly string[];
}

async function findOrCompile(jdk: Jdk): Promise<string> {
  if (compareVersions(jdk.version, oldestJdk) < 0) {
    throw new UserError(`the compile server needs JDK ${oldestJdk} or later, and ${jdk.home} is ${jdk.version}`);
  }
  return compileOnce(jdk, { root: join(packageRoot, 'jvm', 'src'), classPath: [] });
}

async function compileOnce(jdk: Jdk, { root, classPath }: Compilation): Promise<string> {
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.java')).sort();
  const hash = createHash('sha256').update(jdk.version);
  for (const name of names) hash.update(name).update(await readFile(join(root, name)));
  for (const path of classPath) hash.update(path);
  const folder = join(cacheFolder(), 'jvm-server', hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const sources = names.map((name) => join(root, name));
    await fillCacheFolder(folder, (draft) => compile(draft, jdk, { sources, classPath }));
  }
  return folder;
}

async function compile(
  draft: string,
  jdk: Jdk,
  { sources, classPath }: { readonly sources: readonly string[]; readonly classPath: readonly string[] },
): Promise<void> {
  const exports = javacExports.flatMap((name) => ['--add-exports', name]);
  const path = classPath.length === 0 ? [] : ['-cp', classPath.join(delimiter)];
  const result = await runProcess({
    command: join(jdk.home, 'bin', 'javac'),
    args: ['-nowarn', '-d', draft, ...path, ...exports, ...sources],
    limits: { millis: 120_000, bytes: 4 * 1024 ** 3 },
  });
  if (result.exitCode === 0) return;
  const [line = 'it prints nothing'] = `${result.stderr}\n${result.stdout}`
    .split('\n')
    .filter((each) => each.trim() !== '');
  throw new UserError(`${jdk.home} cannot compile the compile server: ${line.trim().slice(0, 300)}`);
}
