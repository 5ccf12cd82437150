import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Damaged } from '../../../../core/byte-reader.js';
import { messageOf, UserError } from '../../../../core/errors.js';
import { openZip } from '../../../../harness/archive/read-zip.js';
import type { Jdk } from '../../../../harness/jvm/jdks.js';
import { openImage } from '../../../../harness/jvm/read-image.js';
import { readClassFile } from '../class-file/read-class-file.js';

/** Class files by the names of their classes in the JVM: a jar, a folder or a JDK. */
export interface ClassContainer {
  readonly names: Iterable<string>;
  /** Nothing if it has no such class; what is wrong with the file is thrown as `Damaged`. */
  read(name: string): Uint8Array | undefined;
  /** Other files whose names end so. */
  files(ending: string): Iterable<Uint8Array>;
  /** Whether programs may use a package at all. */
  exports(packageName: string): boolean;
  close(): void;
}

/** The classes of a JDK. */
export interface JdkClasses extends ClassContainer {
  /** The packages of a module that everybody may use; nothing if there is no such module. */
  packagesOf(module: string): readonly string[] | undefined;
}

const ending = '.class';
const moduleInfo = 'module-info';
const mostFiles = 100_000;

/** Opens a jar, or a folder of class files. */
export function openClasses(path: string): ClassContainer {
  try {
    return statSync(path).isDirectory() ? openFolder(path) : openJar(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new UserError(`there is no file ${path}`);
    if (error instanceof Damaged) throw new UserError(`${path} is not a jar that can be read: ${error.message}`);
    throw new UserError(`${path} cannot be read: ${messageOf(error)}`);
  }
}

/** Opens the classes of a JDK; of its modules, programs see what these export. */
export function openJdkClasses({ home }: Jdk): JdkClasses {
  const path = join(home, 'lib', 'modules');
  try {
    return openRuntimeImage(path);
  } catch (error) {
    throw new UserError(`${path} cannot be read: ${messageOf(error)}`);
  }
}

function openJar(path: string): ClassContainer {
  const { entries, close } = openZip(path);
  // What stands below META-INF is for other versions of Java.
  const files = entries.filter(({ name }) => name.endsWith(ending) && !name.startsWith('META-INF/'));
  const byName = new Map(files.map((entry) => [entry.name.slice(0, -ending.length), entry]));
  const others = (wanted: string) => entries.filter(({ name }) => name.endsWith(wanted)).map((entry) => entry.read());
  return withExports({ names: [...byName.keys()], read: (name) => byName.get(name)?.read(), files: others, close });
}

function openFolder(path: string): ClassContainer {
  const all = readdirSync(path, { recursive: true, encoding: 'utf8' }).map((each) => each.split(sep).join('/'));
  const paths = all.filter((each) => each.endsWith(ending));
  if (paths.length > mostFiles) throw new UserError(`${path} has more than ${mostFiles} class files`);
  const names = new Set(paths.map((each) => each.slice(0, -ending.length)));
  const read = (name: string) => (names.has(name) ? readFileSync(join(path, `${name}${ending}`)) : undefined);
  const others = (wanted: string) =>
    all.filter((each) => each.endsWith(wanted)).map((each) => readFileSync(join(path, each)));
  return withExports({ names, read, files: others, close: () => undefined });
}

function withExports(container: Omit<ClassContainer, 'exports'>): ClassContainer {
  const description = container.read(moduleInfo);
  const exported = description && readClassFile(description).exports;
  const packages = exported && new Set(exported);
  return { ...container, exports: (name) => packages?.has(name) ?? true };
}

function openRuntimeImage(path: string): JdkClasses {
  const { entries, close } = openImage(path);
  const modules = new Map<string, readonly string[]>();
  for (const { name, module, read } of entries) {
    // Programs see a module that is not finished only if they ask for it.
    if (name !== moduleInfo || module.startsWith('jdk.incubator.')) continue;
    modules.set(module, readClassFile(read()).exports ?? []);
  }
  const packages = new Set([...modules.values()].flat());
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return {
    names: [...byName.keys()],
    read: (name) => byName.get(name)?.read(),
    files: () => [],
    exports: (name) => packages.has(name),
    packagesOf: (module) => modules.get(module),
    close,
  };
}
