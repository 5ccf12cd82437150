import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { UserError } from '../../core/errors.js';
import { compareVersions } from '../../core/version.js';
import { looksOf } from '../toolchains/looks-of.js';

/** A Java development kit on this machine. */
export interface Jdk {
  readonly home: string;
  readonly version: string;
}

// Where systems and version managers put kits, each in a folder of its own.
const usualFolders = [
  '/usr/lib/jvm',
  '/usr/java',
  '/opt',
  '/opt/java',
  '/Library/Java/JavaVirtualMachines',
  join(homedir(), '.sdkman', 'candidates', 'java'),
  join(homedir(), '.jdks'),
];

/** Tells a kit from any other, also from another build of the same version. */
export function jdkIdentity({ home, version }: Jdk): string {
  const files = ['release', 'lib/modules', 'lib/server/libjvm.so', 'lib/server/libjvm.dylib'];
  return `JDK ${version} ${home} ${looksOf(files.map((file) => join(home, file)))}`;
}

let found: readonly Jdk[] | undefined;

/** The development kits of this machine, oldest first; of the same version only one. */
export function findJdks(): readonly Jdk[] {
  found ??= searchJdks();
  return found;
}

/** The kit that runs compilers that are Java programs themselves: the one of JAVA_HOME or of the PATH. */
export function usualJdk(): Jdk {
  const [first] = readJdks([...fromEnvironment()]);
  const jdk = first ?? findJdks().at(-1);
  if (jdk) return jdk;
  throw new UserError(
    'no JDK was found (JAVA_HOME, PATH, /usr/lib/jvm); install JDK 17 (apt install openjdk-17-jdk-headless)',
  );
}

function searchJdks(): Jdk[] {
  const jdks = readJdks([...fromEnvironment(), ...usualFolders.flatMap(childrenOf)]);
  const byVersion = new Map<string, Jdk>();
  for (const jdk of jdks) if (!byVersion.has(jdk.version)) byVersion.set(jdk.version, jdk);
  return [...byVersion.values()].sort((a, b) => compareVersions(a.version, b.version));
}

function* fromEnvironment(): Generator<string> {
  if (process.env.JAVA_HOME) yield process.env.JAVA_HOME;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const javac = join(folder, 'javac');
    if (existsSync(javac)) yield dirname(dirname(realpathSync(javac)));
  }
}

function childrenOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).sort();
  return names.flatMap((name) => [join(folder, name), join(folder, name, 'Contents', 'Home')]);
}

function readJdks(homes: readonly string[]): Jdk[] {
  const jdks: Jdk[] = [];
  for (const home of homes) {
    const release = join(home, 'release');
    if (!existsSync(release) || !existsSync(join(home, 'bin', 'javac'))) continue;
    const version = /^JAVA_VERSION="([^"]+)"/m.exec(readFileSync(release, 'utf8'))?.[1];
    if (version) jdks.push({ home: realpathSync(home), version });
  }
  return jdks;
}
