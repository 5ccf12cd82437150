import { existsSync } from 'node:fs';
import { UserError } from '../../../../core/errors.js';
import { chooseVersion } from '../../../../core/version.js';
import { findJdks, type Jdk, usualJdk } from '../../../../harness/jvm/jdks.js';
import { libraryJars } from '../../../../harness/toolchains/library.js';
import type { ApiLibrary, ApiSource } from '../../../../model/library/api-library.js';
import type { LibrarySupport } from '../../../../model/library/library-support.js';
import { type ClassContainer, type JdkClasses, openClasses, openJdkClasses } from './class-container.js';
import { classFinder } from './class-finder.js';
import { collectApi } from './collect-api.js';

const jdkReference = /^jdk(?:@([\w.+-]+))?:([\w.]+)$/;

/** Libraries of the JVM, in the terms of Java: what class files tell. */
export const jvmLibraries: LibrarySupport = {
  dialect: 'java',
  forms: ['jdk:PACKAGE', 'maven:GROUP:ARTIFACT:VERSION', 'FILE.jar', 'a folder of class files'],
  knows: (reference) =>
    reference.startsWith('jdk:') ||
    reference.startsWith('jdk@') ||
    reference.startsWith('maven:') ||
    (!/^[a-z]+:/.test(reference) && (reference.endsWith('.jar') || existsSync(reference))),
  read: readJvmLibraries,
};

/** Something open that a reference names. */
interface Opened {
  readonly source: ApiSource;
  readonly wanted: ClassContainer;
  /** Which of its classes are wanted, by their names in the JVM. */
  isWanted(name: string): boolean;
  /** What its classes may speak of. */
  readonly needed: readonly ClassContainer[];
}

async function readJvmLibraries(references: readonly string[], tell: (text: string) => void): Promise<ApiLibrary> {
  const jdk = jdkFor(references);
  const jdkClasses = openJdkClasses(jdk);
  const opened: Opened[] = [];
  try {
    for (const reference of references) {
      const parts = jdkReference.exec(reference);
      opened.push(parts ? packageOf(reference, jdk, jdkClasses) : await openReference(reference, tell));
    }
    const containers = new Set(opened.flatMap(({ wanted, needed }) => [wanted, ...needed]));
    const finder = classFinder([...containers, jdkClasses], newestClassFile(jdk));
    const names = opened.flatMap((each) =>
      [...each.wanted.names].filter((name) => isClass(name) && each.isWanted(name)),
    );
    const api = collectApi({ finder, names: new Set(names), sources: opened.map(({ source }) => source) });
    if (api.classes.length === 0) throw new UserError(`${references.join(', ')} has no public types${whyNot(api)}`);
    return api;
  } finally {
    for (const container of [jdkClasses, ...opened.flatMap(({ wanted, needed }) => [wanted, ...needed])])
      container.close();
  }
}

function whyNot({ skipped }: ApiLibrary): string {
  const [first] = skipped;
  return first ? `: ${first.name} is left out, because of ${first.reason}` : '';
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
  const { jar, needed } = reference.startsWith('maven:')
    ? await libraryJars(reference, tell)
    : { jar: reference, needed: [] };
  return {
    source: { text: reference, libraries: [jar, ...needed].map((path) => ({ kind: 'jar', path })) },
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
