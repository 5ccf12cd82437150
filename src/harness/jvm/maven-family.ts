import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalledToolchain, OpenOptions, Toolchain, ToolchainFamily } from '../../core/toolchain.js';
import { checksumOf } from '../toolchains/checksum.js';
import { installedInCache, installInCache, removeFromCache } from '../toolchains/installation.js';
import { type MavenArtifact, mavenCopy, mavenVersions } from '../toolchains/maven.js';
import { findJars, type JarBuild } from './find-jars.js';

/** A family of compilers that come as jars from a Maven repository. */
export interface MavenFamily {
  readonly name: string;
  readonly compilesOnly: readonly string[];
  /** The artifacts whose versions are those of the compiler, oldest name first. */
  readonly artifacts: readonly MavenArtifact[];
  /** Which of the artifacts holds a version. */
  readonly artifactOf: (version: string) => MavenArtifact;
  /** Whether a version can be used at all. */
  readonly supports: (version: string) => boolean;
  /** How a build of the user's own is recognized. */
  readonly build: JarBuild;
  readonly probe?: ToolchainFamily['probe'];
  readonly open: (installed: InstalledToolchain, jars: readonly string[], options: OpenOptions) => Toolchain;
}

/** Makes the family: catalogue by the `mvn` client, jars in the cache. */
export function mavenFamily(family: MavenFamily): ToolchainFamily {
  const { name, compilesOnly, artifacts, artifactOf, supports, build, probe, open } = family;
  return {
    name,
    compilesOnly,
    async available() {
      const lists = await Promise.all(artifacts.map(mavenVersions));
      return lists.flat().filter(supports);
    },
    installed: () => installedInCache(name),
    async install(version, progress) {
      progress(`downloading ${name}@${version} with mvn`);
      return installInCache(name, version, async (folder) => {
        await mavenCopy([artifactOf(version)], version, folder, progress);
        return { checksum: await checksumOf(jarsIn(folder)) };
      });
    },
    remove: (version) => removeFromCache(name, version),
    findBuild: (path) => findJars(path, build),
    files: ({ location }) => jarsIn(location),
    ...(probe && { probe }),
    open: (installed, options) => open(installed, jarsIn(installed.location), options),
  };
}

/** The jars of a folder, in the order of their names. */
export function jarsIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jar'));
  return names.sort().map((name) => join(folder, name));
}
