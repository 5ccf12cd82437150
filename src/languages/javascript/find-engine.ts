import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FoundBuild, InstalledToolchain } from '../../core/toolchain.js';
import { copyBuild, isFile, statedVersion, wrongLayout } from '../../harness/toolchains/build-files.js';

/** How an engine that the user built is recognized. */
export interface EngineBuild {
  /** How its program is called. */
  readonly programs: readonly string[];
  /** What makes it state its version; absent if nothing does. */
  readonly version?: { readonly arguments: readonly string[]; readonly pattern: RegExp };
}

// Where builds put programs, below the folder that they write.
const places = ['', 'bin', join('dist', 'bin')];

// What a program loads when it starts: libraries, and snapshots and tables of its own.
const loaded = /\.(so(\.\d+)*|dylib|bin|dat)$/;

/** Finds an engine that the user built: its program, or a folder that holds it with its libraries. */
export async function findEngine(
  family: string,
  path: string,
  { programs, version }: EngineBuild,
): Promise<FoundBuild> {
  const candidates = places.flatMap((place) => programs.map((name) => join(path, place, name)));
  const program = isFile(path) ? path : candidates.find(isFile);
  if (program === undefined)
    throw wrongLayout(path, `the program ${programs.join(' or ')}, or a folder with it or with bin/${programs[0]}`);
  const says =
    version && (await statedVersion(program, { command: program, args: version.arguments, pattern: version.pattern }));
  return {
    says,
    async copy(folder) {
      await mkdir(join(folder, 'bin'));
      await copyBuild(program, ownProgram({ family, location: folder }));
      if (program === path) return;
      await copyLoaded(dirname(program), join(folder, 'bin'));
      if (dirname(program) !== path) await copyLoaded(join(dirname(program), '..', 'lib'), join(folder, 'lib'));
    },
  };
}

/** The program of an engine that the user built, in the cache. */
export function ownProgram({ family, location }: Pick<InstalledToolchain, 'family' | 'location'>): string {
  return join(location, 'bin', family);
}

async function copyLoaded(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from))
    if (loaded.test(name) && isFile(join(from, name))) await copyBuild(join(from, name), join(to, name));
}
