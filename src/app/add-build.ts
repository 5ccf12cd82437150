import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isBuildName } from '../core/add-command.js';
import { UserError } from '../core/errors.js';
import { parseTarget } from '../core/target.js';
import type { InstalledToolchain, ToolchainFamily } from '../core/toolchain.js';
import { chooseVersion, ownBuildOf } from '../core/version.js';
import { addBuild as addToCache } from '../harness/toolchains/add-build.js';
import { prepare } from '../harness/toolchains/prepare.js';
import { familyNamed } from './catalogue.js';
import { type Work, watched } from './work.js';

/** Where a build of the user's own is. */
export interface BuildPlace {
  /** The folder, jar or program that it consists of. */
  readonly path: string;
  /** The version that it was made from, and that it comes after; otherwise the one that it states. */
  readonly basedOn?: string | undefined;
}

/** Adds a compiler that the user built, as `typescript@nightly`; an earlier one of that name is replaced. */
export async function addBuild(
  target: string,
  { path, basedOn }: BuildPlace,
  work: Work = {},
): Promise<InstalledToolchain> {
  const { listen } = watched(work);
  const { family: familyName, version: name, configuration } = parseTarget(target);
  if (configuration !== undefined)
    throw new UserError(
      `a build has all configurations: write ${familyName}@${name ?? 'nightly'}, without :${configuration}`,
    );
  const family = await familyNamed(familyName);
  requireBuildName(familyName, name);
  const place = resolve(path);
  if (!existsSync(place)) throw new UserError(`there is nothing at ${place}; give the path of the build by --path`);
  const base = basedOn === undefined ? undefined : await baseNamed(family, basedOn);
  const notice = (text: string) => listen({ kind: 'notice', text });
  const added = await addToCache(family, { name, path: place, base }, notice);
  await prepare(family, added, notice);
  return added;
}

// What registries call their newest versions would mean two things.
const tags = ['latest', 'next', 'lts', 'alpha', 'beta', 'rc'];

function requireBuildName(family: string, name: string | undefined): asserts name is string {
  const advice = `name your build by a word, as ${family}@nightly`;
  if (name === undefined) throw new UserError(`'${family}' names no build; ${advice}`);
  if (!isBuildName(name)) throw new UserError(`'${name}' is a version; ${advice}`);
  if (tags.includes(name)) throw new UserError(`'${name}' is what registries call a published version; ${advice}`);
  if (!/^[a-z][a-z0-9._-]{0,39}$/.test(name))
    throw new UserError(
      `'${name}' cannot be the name of a build; use up to 40 lower-case letters, digits, dots, dashes and underscores`,
    );
}

async function baseNamed(family: ToolchainFamily, wanted: string): Promise<string> {
  const installed = (await family.installed()).map(({ version }) => version).filter((version) => !ownBuildOf(version));
  const known = chooseVersion(installed, wanted);
  if (known !== undefined) return known;
  // Nobody lists the versions of such a family.
  if (family.foundOnly && /^\d[0-9A-Za-z._-]{0,60}$/.test(wanted)) return wanted;
  const available = family.foundOnly ? installed : await family.available();
  const chosen = chooseVersion(available, wanted);
  if (chosen !== undefined) return chosen;
  throw new UserError(
    `there is no ${family.name}@${wanted} to be based on; run \`cupel toolchains list --available ${family.name}\``,
  );
}
