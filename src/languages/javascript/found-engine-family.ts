import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { UserError } from '../../core/errors.js';
import type { InstalledToolchain, Limits, ToolchainFamily } from '../../core/toolchain.js';
import { compareVersions } from '../../core/version.js';
import { runProcess } from '../../harness/process/run-process.js';
import { checksumOf } from '../../harness/toolchains/checksum.js';
import type { Engine } from './engine.js';
import { openEngine } from './engine-toolchain.js';
import { probeTiers } from './probe-tiers.js';

/** An engine that a person installs: the shell of a browser's engine. */
export interface FoundEngine {
  readonly engine: Engine;
  /** How its programs are called. */
  readonly names: RegExp;
  /** Folders below those of the system's libraries that hold it beside those of the PATH. */
  readonly folders: readonly string[];
  /** How its version is found: in what it prints, or in the name of its folder. */
  readonly version: { readonly arguments: readonly string[]; readonly pattern: RegExp } | { readonly folder: RegExp };
  /** What brings it, as a command. */
  readonly advice: string;
}

const limits: Limits = { millis: 10_000, bytes: 1024 ** 3 };

/** The catalogue of an engine that is looked for on this machine. */
export function foundEngineFamily(found: FoundEngine): ToolchainFamily {
  const { engine, advice } = found;
  const { family } = engine;
  const engineOf = ({ location, version }: InstalledToolchain) => ({ engine, binary: location, version });
  const installed = async () => {
    const all: InstalledToolchain[] = [];
    for (const location of search(found)) {
      const version = await versionOf(location, found);
      if (version === undefined || all.some((known) => known.version === version)) continue;
      all.push({ family, version, location, checksum: await checksumOf([location]), source: 'machine' });
    }
    return all.sort((a, b) => compareVersions(a.version, b.version));
  };
  return {
    name: family,
    available: async () => (await installed()).map(({ version }) => version),
    installed,
    install: async () => {
      throw new UserError(`${family} is not installed by cupel; install it by your system (${advice}) and it is found`);
    },
    remove: async () => {
      throw new UserError(`${family} is not removed by cupel`);
    },
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

// A program of that name that does not speak of a version is another one.
async function versionOf(binary: string, { version }: FoundEngine): Promise<string | undefined> {
  if ('folder' in version) return version.folder.exec(binary)?.[1];
  const { stdout, stderr } = await runProcess({ command: binary, args: version.arguments, limits });
  return version.pattern.exec(stdout + stderr)?.[1];
}
