import { UserError } from '../../../../core/errors.js';
import type { Library } from '../../../../core/library.js';
import { chooseVersion } from '../../../../core/version.js';
import { findJdks, type Jdk, usualJdk } from '../../../../harness/jvm/jdks.js';
import { libraryJars, mavenLibrary } from '../../../../harness/toolchains/library.js';
import type { ApiSource } from '../../../../model/library/api-library.js';
import { type ClassContainer, type JdkClasses, openClasses, openJdkClasses } from './class-container.js';
import { type ClassFinder, classFinder } from './class-finder.js';

/** Libraries of the JVM while their classes are read. */
export interface OpenLibraries {
  readonly jdk: Jdk;
  readonly finder: ClassFinder;
  /** The classes that are wanted, by their names in the JVM. */
  readonly names: ReadonlySet<string>;
  readonly sources: readonly ApiSource[];
  /** The jars and folders that are wanted, and those that they need. */
  readonly wanted: readonly ClassContainer[];
  readonly needed: readonly ClassContainer[];
}

/** How libraries are opened. */
export interface Opening {
  readonly tell: (text: string) => void;
  /** Jars that classes may be found in beside those that are named. */
  readonly more?: readonly string[];
}

const jdkReference = /^jdk(?:@([\w.+-]+))?:([\w.]+)$/;

/** Opens libraries for a piece of work, and closes them afterwards. */
export async function withLibraries<T>(
  references: readonly string[],
  { tell, more = [] }: Opening,
  work: (libraries: OpenLibraries) => T | Promise<T>,
): Promise<T> {
  const jdk = jdkFor(references);
  const open: ClassContainer[] = [];
  try {
    const jdkClasses = openJdkClasses(jdk);
    open.push(jdkClasses);
    const opened: Opened[] = [];
    for (const reference of references) {
      const parts = jdkReference.exec(reference);
      const each = parts ? packageOf(reference, jdk, jdkClasses) : await openReference(reference, tell);
      open.push(each.wanted, ...each.needed);
      opened.push(each);
    }
    const others = more.map(openClasses);
    open.push(...others);
    const wanted = opened.map((each) => each.wanted);
    const needed = [...opened.flatMap((each) => each.needed), ...others];
    const finder = classFinder([...wanted, ...needed, jdkClasses], newestClassFile(jdk));
    const names = opened.flatMap((each) =>
      [...each.wanted.names].filter((name) => isClass(name) && each.isWanted(name)),
    );
    const sources = opened.map(({ source }) => source);
    return await work({ jdk, finder, names: new Set(names), sources, wanted, needed });
  } finally {
    for (const container of open) container.close();
  }
}

/** Something open that a reference names. */
interface Opened {
  readonly source: ApiSource;
  readonly wanted: ClassContainer;
  /** Which of its classes are wanted, by their names in the JVM. */
  isWanted(name: string): boolean;
  /** What its classes may speak of. */
  readonly needed: readonly ClassContainer[];
}

// The classes of one JDK only: those of two would be different classes of the same names.
function jdkFor(references: readonly string[]): Jdk {
  const asked = new Set(
    references.flatMap((reference) => {
      if (!reference.startsWith('jdk')) return [];
      const parts = jdkReference.exec(reference);
      if (!parts && /^jdk[@:]/.test(reference))
        throw new UserError(
          `'${reference}' is not a library reference; write it as jdk:PACKAGE or jdk@VERSION:PACKAGE`,
        );
      return parts ? [parts[1]] : [];
    }),
  );
  if (asked.size > 1) throw new UserError('packages of several JDKs cannot be one API; name one JDK');
  const [version] = asked;
  if (version === undefined) return usualJdk();
  const jdks = findJdks();
  const versions = jdks.map((jdk) => jdk.version);
  const chosen = chooseVersion(versions, version);
  const found = jdks.find((jdk) => jdk.version === chosen);
  if (!found) throw new UserError(`there is no JDK ${version} on this machine; there are ${versions.join(', ')}`);
  return found;
}

function packageOf(reference: string, { version }: Jdk, classes: JdkClasses): Opened {
  const [, , name = ''] = jdkReference.exec(reference) ?? [];
  const packages = classes.packagesOf(name) ?? (classes.exports(asPath(name)) ? [asPath(name)] : []);
  if (packages.length === 0)
    throw new UserError(`JDK ${version} has no package or module ${name} that programs may use`);
  const wanted = new Set(packages);
  return {
    source: { text: reference, version, libraries: [] },
    wanted: { ...classes, close: () => undefined },
    isWanted: (each) => wanted.has(each.slice(0, Math.max(0, each.lastIndexOf('/')))),
    needed: [],
  };
}

async function openReference(reference: string, tell: (text: string) => void): Promise<Opened> {
  const library: Library = reference.startsWith('maven:') ? mavenLibrary(reference) : { kind: 'jar', path: reference };
  const { jar, needed } = library.kind === 'maven' ? await libraryJars(library, tell) : { jar: reference, needed: [] };
  return {
    source: { text: reference, libraries: [library] },
    wanted: openClasses(jar),
    isWanted: () => true,
    needed: needed.map(openClasses),
  };
}

// A class file of a JDK has 44 more than its version (JVMS 4.1).
function newestClassFile({ version }: Jdk): number {
  return 44 + Number(version.split('.')[0]);
}

function isClass(name: string): boolean {
  return !/(?:^|\/)(?:module|package)-info$/.test(name);
}

function asPath(name: string): string {
  return name.replaceAll('.', '/');
}
