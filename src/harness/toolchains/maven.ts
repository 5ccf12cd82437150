import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../core/errors.js';
import type { Limits } from '../../core/toolchain.js';
import { compareVersions } from '../../core/version.js';
import { type ProcessResult, runProcess } from '../process/run-process.js';
import { withTemporaryFolder } from '../process/temporary-folder.js';
import { cacheFolder } from './cache-folder.js';

/** An artifact of a Maven repository, without its version. */
export interface MavenArtifact {
  readonly group: string;
  readonly artifact: string;
}

const limits: Limits = { millis: 15 * 60_000, bytes: 4 * 1024 ** 3 };

/** All versions of an artifact, oldest first. */
export async function mavenVersions({ group, artifact }: MavenArtifact): Promise<string[]> {
  const folder = join(localRepository(), ...group.split('.'), artifact);
  // Asking for the latest version makes the client fetch the list of all.
  await withTemporaryFolder((cwd) =>
    maven(['-U', 'dependency:get', `-Dartifact=${group}:${artifact}:LATEST`, '-Dtransitive=false'], cwd),
  );
  const names = existsSync(folder) ? await readdir(folder) : [];
  const lists = names.filter((name) => /^maven-metadata-.*\.xml$/.test(name));
  const texts = await Promise.all(lists.map((name) => readFile(join(folder, name), 'utf8')));
  const versions = texts.flatMap((text) =>
    [...text.matchAll(/<version>([^<]+)<\/version>/g)].map(([, version]) => version),
  );
  return [...new Set(versions as string[])].sort(compareVersions);
}

/** Copies artifacts of one version, with all that they need to run, into a folder. */
export async function mavenCopy(
  artifacts: readonly MavenArtifact[],
  version: string,
  folder: string,
  progress: (line: string) => void,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await withTemporaryFolder(async (cwd) => {
    await writeFile(join(cwd, 'pom.xml'), projectOf(artifacts, version));
    await maven(
      ['dependency:copy-dependencies', `-DoutputDirectory=${folder}`, '-DincludeScope=runtime'],
      cwd,
      progress,
    );
  });
}

/** The archive with the sources of an artifact. */
export async function mavenSources({ group, artifact }: MavenArtifact, version: string): Promise<string> {
  const jar = join(localRepository(), ...group.split('.'), artifact, version, `${artifact}-${version}-sources.jar`);
  if (existsSync(jar)) return jar;
  const wanted = `-Dartifact=${group}:${artifact}:${version}:jar:sources`;
  await withTemporaryFolder((cwd) => maven(['dependency:get', wanted, '-Dtransitive=false'], cwd));
  return jar;
}

// The client's own settings say where artifacts come from; the repository on disk is ours, so that we know where it is.
async function maven(args: readonly string[], cwd: string, progress?: (line: string) => void): Promise<string> {
  const result = await runProcess({
    command: 'mvn',
    // -C: an artifact whose checksum is wrong is an error, not a warning.
    args: ['-B', '-C', `-Dmaven.repo.local=${localRepository()}`, ...args],
    cwd,
    limits,
    onLine: (line) => {
      const file = /^Downloaded from [^:]+: \S*\/([^/\s]+\.jar) (\(.*\))$/.exec(line.replace(/^\[INFO\] /, ''));
      if (file) progress?.(`downloaded ${file[1]} ${file[2]}`);
    },
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new UserError('mvn was not found on the PATH; install Apache Maven (apt install maven)');
    throw error;
  });
  if (result.ended === 'exited' && result.exitCode === 0) return result.stdout;
  throw new UserError(`mvn ${args[0] === '-U' ? args[1] : args[0]} failed: ${reason(result)}`);
}

function reason({ stdout }: ProcessResult): string {
  const line = stdout.split('\n').find((text) => text.startsWith('[ERROR]'));
  if (!line) return 'it gave no reason';
  const missing = /Could not find artifact (\S+)/.exec(line);
  return missing ? `there is no ${missing[1]}` : line.replace('[ERROR] ', '').slice(0, 300);
}

function localRepository(): string {
  return join(cacheFolder(), 'maven');
}

function projectOf(artifacts: readonly MavenArtifact[], version: string): string {
  const dependencies = artifacts.map(
    ({ group, artifact }) =>
      `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`,
  );
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>cupel</groupId><artifactId>toolchain</artifactId><version>1</version>
  <dependencies>${dependencies.join('')}</dependencies>
</project>
`;
}
