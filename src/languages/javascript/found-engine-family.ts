import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { UserError } from '../../core/errors.js';
import type { InstalledToolchain, Limits, ToolchainFamily } from '../../core/toolchain.js';
import { compareVersions, ownBuildOf } from '../../core/version.js';
import { runProcess } from '../../harness/process/run-process.js';
import { installedInCache, removeFromCache } from '../../harness/toolchains/installation.js';
import { knownChecksum } from '../../harness/toolchains/known-checksum.js';
import type { Engine } from './engine.js';
import { openEngine } from './engine-toolchain.js';
import { findEngine, ownProgram } from './find-engine.js';
import { findLinked, type LinkedLibrary } from './linked-library.js';
import { probeTiers } from './probe-tiers.js';

/** An engine that a person installs: the shell of a browser's engine. */
export interface FoundEngine {
  readonly engine: Engine;
  /** How its programs are called. */
  readonly names: RegExp;
  /** Folders below those of the system's libraries that hold it beside those of the PATH. */
  readonly folders: readonly string[];
  /** How its version is found: in what it prints, or in the library that it is linked with. */
  readonly version: { readonly arguments: readonly string[]; readonly pattern: RegExp } | LinkedLibrary;
  /** How one that the user built is called. */
  readonly programs: readonly string[];
  /** What brings it, as a command. */
  readonly advice: string;
}

const limits: Limits = { millis: 10_000, bytes: 1024 ** 3 };

/** The catalogue of an engine that is looked for on this machine. */
export function foundEngineFamily(found: FoundEngine): ToolchainFamily {
  const { engine, advice } = found;
  const { family } = engine;
  const engineOf = (toolchain: InstalledToolchain) => ({
    engine,
    binary: toolchain.source === 'own build' ? ownProgram(toolchain) : toolchain.location,
    version: toolchain.version,
  });
  const builds = new Map<string, Promise<Build | undefined>>();
  const onMachine = async () => {
    const all: InstalledToolchain[] = [];
    for (const location of search(found)) {
      const build = builds.get(location) ?? describe(location, found);
      builds.set(location, build);
      const { version, checksum } = (await build) ?? {};
      if (!version || !checksum || all.some((known) => known.version === version)) continue;
      all.push({ family, version, location, checksum, source: 'machine' });
    }
    return all.sort((a, b) => compareVersions(a.version, b.version));
  };
  const { version: way, programs } = found;
  return {
    name: family,
    foundOnly: true,
    available: async () => (await onMachine()).map(({ version }) => version),
    installed: async () =>
      [...(await onMachine()), ...(await installedInCache(family))].sort((a, b) =>
        compareVersions(a.version, b.version),
      ),
    install: async () => {
      throw new UserError(`cupel does not install ${family}; install it with your package manager (${advice})`);
    },
    remove: async (version) => {
      if (ownBuildOf(version)) return removeFromCache(family, version);
      throw new UserError(`cupel does not remove ${family}; use your package manager`);
    },
    // A library around a shell that was built with it says nothing: there the user tells the version.
    findBuild: (path) => findEngine(family, path, { programs, ...(!('library' in way) && { version: way }) }),
    probe: (toolchain) => probeTiers(toolchain, engineOf(toolchain)),
    open: (toolchain, options) => openEngine(toolchain, engineOf(toolchain), options),
  };
}

function search({ names, folders }: FoundEngine): string[] {
  const libraries = childrenOf('/usr/lib').filter((path) => /-linux-gnu/.test(path));
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...libraries.flatMap((library) => folders.map((folder) => join(library, folder))),
  ];
  const programs = places.flatMap(childrenOf).filter((path) => names.test(path.slice(dirname(path).length + 1)));
  return [...new Set(programs.map((path) => realpathSync(path)))];
}

function childrenOf(folder: string): string[] {
  if (folder === '' || !existsSync(folder)) return [];
  return readdirSync(folder).map((name) => join(folder, name));
}

interface Build {
  readonly version: string;
  readonly checksum: string;
}

// A program of that name that does not tell a version is another one.
async function describe(binary: string, { version: way }: FoundEngine): Promise<Build | undefined> {
  if ('library' in way) {
    const linked = await findLinked(binary, way);
    return linked && { version: linked.version, checksum: await knownChecksum([binary, ...linked.files]) };
  }
  const { stdout, stderr } = await runProcess({ command: binary, args: way.arguments, limits });
  const version = way.pattern.exec(stdout + stderr)?.[1];
  return version === undefined ? undefined : { version, checksum: await knownChecksum([binary]) };
}
