import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import type { InstalledToolchain, ToolchainFamily } from '../../core/toolchain.js';
import { compareVersions, isRelease, ownBuildOf } from '../../core/version.js';
import { checksumOf } from '../../harness/toolchains/checksum.js';
import { installedInCache, installInCache, removeFromCache } from '../../harness/toolchains/installation.js';
import { knownChecksum } from '../../harness/toolchains/known-checksum.js';
import { npmInstall, npmVersions } from '../../harness/toolchains/npm.js';
import type { Engine } from './engine.js';
import { openEngine } from './engine-toolchain.js';
import { type EngineBuild, findEngine, ownProgram } from './find-engine.js';
import { probeTiers } from './probe-tiers.js';

/** An engine that comes as an npm package for each platform. */
export interface NpmEngine {
  readonly engine: Engine;
  readonly packageName: string;
  /** The path of the engine in the package. */
  readonly binary: string;
  readonly oldest: string;
  /** How one that the user built is recognized. */
  readonly build: EngineBuild;
  /** The one that runs cupel. */
  readonly running?: { readonly version: string; readonly binary: string };
}

/** The catalogue of an engine that comes from the npm registry. */
export function npmEngineFamily(npm: NpmEngine): ToolchainFamily {
  const { engine, packageName, binary, oldest, running } = npm;
  const { family } = engine;
  const binaryOf = (toolchain: InstalledToolchain) => {
    if (toolchain.source === 'own build') return ownProgram(toolchain);
    const { source, location } = toolchain;
    return source === 'machine' ? location : join(location, 'node_modules', packageName, binary);
  };
  const engineOf = (toolchain: InstalledToolchain) => ({
    engine,
    binary: binaryOf(toolchain),
    version: toolchain.version,
  });
  return {
    name: family,
    async available() {
      const versions = await npmVersions(packageName);
      return versions.filter((version) => compareVersions(version, oldest) >= 0 && isRelease(version));
    },
    async installed() {
      const own = running ? [await describeRunning(family, running)] : [];
      const cached = (await installedInCache(family)).filter(({ version }) => version !== running?.version);
      return [...own, ...cached].sort((a, b) => compareVersions(a.version, b.version));
    },
    install(version, progress) {
      progress(`downloading ${family}@${version} from the npm registry`);
      return installInCache(family, version, async (folder) => {
        await npmInstall(packageName, version, folder);
        const path = join(folder, 'node_modules', packageName, binary);
        // A package need not say that its file is a program: its script would, and scripts are not run.
        await chmod(path, 0o755);
        return { checksum: await checksumOf([path]) };
      });
    },
    remove: (version) => removeFromCache(family, version),
    findBuild: (path) => findEngine(family, path, npm.build),
    files: (toolchain) => [binaryOf(toolchain)],
    probe: (toolchain) => probeTiers(toolchain, engineOf(toolchain)),
    open: (toolchain, options) => openEngine(toolchain, engineOf(toolchain), options),
  };
}

/** What a person types to run an engine of the npm registry, or one of his own. */
export function typedWithNpx(name: string, version: string): string {
  return ownBuildOf(version) ? name : `npx -y ${name}@${version}`;
}

const checksums = new Map<string, Promise<string>>();

async function describeRunning(
  family: string,
  { version, binary }: NonNullable<NpmEngine['running']>,
): Promise<InstalledToolchain> {
  // A hundred megabytes, asked for many times.
  const checksum = checksums.get(binary) ?? knownChecksum([binary]);
  checksums.set(binary, checksum);
  return { family, version, location: binary, checksum: await checksum, source: 'machine' };
}
