import { UserError } from '../../core/errors.js';
import type { InstalledToolchain, OwnBuild, ToolchainFamily } from '../../core/toolchain.js';
import { ownBuildVersion } from '../../core/version.js';
import { checksumOf } from './checksum.js';
import { examine } from './examine.js';
import { addToCache, filesIn } from './installation.js';

/** A build of the user's own that is to be added. */
export interface BuildRequest {
  readonly name: string;
  readonly path: string;
  /** The version that it is based on; otherwise the one that it states. */
  readonly base: string | undefined;
}

/**
 * Copies a build of the user's own into the cache, if it passes its self-tests: a finding can be reproduced as long as the
 * copy is there, whatever becomes of the original.
 */
export async function addBuild(
  family: ToolchainFamily,
  { name, path, base: given }: BuildRequest,
  progress: (line: string) => void,
): Promise<InstalledToolchain> {
  const { copy, ...named } = await findBuild(family, { name, path, base: given });
  return addToCache(named, (location) => copy(location, progress));
}

/** A build of the user's own that was found, and can be copied. */
interface NamedBuild extends Required<Pick<InstalledToolchain, 'family' | 'version' | 'build'>> {
  /** Copies it, and has it pass its self-tests. */
  readonly copy: (location: string, progress: (line: string) => void) => Promise<{ checksum: string }>;
}

/** Finds a build of the user's own, and what its version is. */
export async function findBuild(
  family: ToolchainFamily,
  { name, path, base: given }: BuildRequest,
): Promise<NamedBuild> {
  const found = await family.findBuild(path);
  const base = given ?? statedBase(found.says, path);
  const version = ownBuildVersion({ base, name });
  const build: OwnBuild = {
    ...(found.says !== undefined && { says: found.says }),
    addedAt: new Date().toISOString(),
    from: path,
  };
  return {
    ...{ family: family.name, version, build },
    async copy(location, progress) {
      progress(`copying ${path}`);
      await found.copy(location, base);
      const checksum = await checksumOf(await filesIn(location));
      progress(`running the self-tests of ${family.name}@${version}`);
      await requireSound(family, { family: family.name, version, location, checksum, source: 'own build', build });
      return { checksum };
    },
  };
}

function statedBase(says: string | undefined, path: string): string {
  if (says !== undefined && /^\d[0-9A-Za-z._-]{0,60}$/.test(says)) return says;
  const stated = says === undefined ? 'states no version' : `states the version ${JSON.stringify(says)}`;
  throw new UserError(`${path} ${stated}; add --based-on VERSION, the version that it was made from`);
}

async function requireSound(family: ToolchainFamily, copy: InstalledToolchain): Promise<void> {
  const installed = (await family.probe?.(copy)) ?? copy;
  const { failures } = await examine({ family, installed, configuration: 'default' });
  const [first] = failures;
  if (!first) return;
  const why = first.outcome.kind === 'toolFailed' ? `: ${first.outcome.message.trim().split('\n', 1)[0]}` : '';
  throw new UserError(
    `${family.name}@${copy.version} cannot be used, it fails its self-test '${first.test.name}': ${first.outcome.kind} instead of ${first.test.expected}${why}`,
  );
}
