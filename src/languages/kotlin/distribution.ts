import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compareVersions } from '../../core/version.js';
import { type Jdk, usualJdk } from '../../harness/jvm/jdks.js';
import { jarsIn } from '../../harness/jvm/maven-family.js';

/** The files of one version of Kotlin, and what it needs to run. */
export interface KotlinDistribution {
  readonly jdk: Jdk;
  readonly jars: readonly string[];
  readonly stdlib: string;
  /** The standard library for JavaScript, where the distribution has it. */
  readonly jsLibrary: string | undefined;
  /** Flags of the JVM. */
  readonly flags: readonly string[];
  /** Options of the compiler. */
  readonly options: readonly string[];
}

/** The folder of jars when a version came as the full distribution from npm. */
export const npmLibrary = join('node_modules', 'kotlin-compiler', 'lib');

// Older compilers reach into the JDK; newer ones do not mind.
const opened = ['java.lang', 'java.util', 'java.io', 'java.util.concurrent', 'java.util.concurrent.atomic'];

/** Flags of the JVM that every version runs with. */
export const kotlinFlags: readonly string[] = opened.map((name) => `--add-opens=java.base/${name}=ALL-UNNAMED`);

/** Describes an installed version. */
export function readDistribution(folder: string, version: string): KotlinDistribution {
  const library = join(folder, npmLibrary);
  const fromNpm = existsSync(library);
  const all = fromNpm ? [join(library, 'kotlin-compiler.jar')] : jarsIn(folder);
  const stdlib = fromNpm
    ? join(library, 'kotlin-stdlib.jar')
    : (all.find((jar) => /^kotlin-stdlib-\d/.test(basename(jar))) as string);
  return {
    jdk: usualJdk(),
    jars: all,
    stdlib,
    jsLibrary: fromNpm ? join(library, 'kotlin-stdlib-js.klib') : undefined,
    flags: kotlinFlags,
    // Before 1.5 the default target is 1.6, which cannot call into interfaces of a newer JDK.
    options: compareVersions(version, '1.5.0') < 0 ? ['-jvm-target', '1.8'] : [],
  };
}
