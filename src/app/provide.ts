import { addCommand, isBuildName } from '../core/add-command.js';
import { UserError } from '../core/errors.js';
import type { Listen } from '../core/events.js';
import { parseTarget } from '../core/target.js';
import type { InstalledToolchain, ToolchainFamily } from '../core/toolchain.js';
import { ownBuildOf } from '../core/version.js';
import { prepare } from '../harness/toolchains/prepare.js';
import { familyNamed } from './catalogue.js';

/** The toolchain of a version, installed if it is not there yet. */
export async function provide(family: ToolchainFamily, version: string, listen: Listen): Promise<InstalledToolchain> {
  const here = (await family.installed()).find((installed) => installed.version === version);
  return here ?? installPublished(family, version, listen);
}

/** Installs a version that its makers published; a registry would take the name of an own build for its base. */
export async function installPublished(
  family: ToolchainFamily,
  version: string,
  listen: Listen,
): Promise<InstalledToolchain> {
  if (ownBuildOf(version) || isBuildName(version))
    throw new UserError(
      `${family.name}@${version} is not a published version; if it is a build of your own, run \`${addCommand(family.name, version)}\``,
    );
  const notice = (text: string) => listen({ kind: 'notice', text });
  const installed = await family.install(version, notice);
  await prepare(family, installed, notice);
  return installed;
}

/** Makes sure that exactly these compilers are installed; they are installed only if that was asked for. */
export async function requireExactly(targets: readonly string[], install: boolean, listen: Listen): Promise<void> {
  const missing: string[] = [];
  for (const target of targets) {
    const { family: name, version = '' } = parseTarget(target);
    const family = await familyNamed(name);
    if (install) await provide(family, version, listen);
    else if ((await family.installed()).every((installed) => installed.version !== version))
      missing.push(`${name}@${version}`);
  }
  if (missing.length === 0) return;
  const own = missing.find((target) => ownBuildOf(parseTarget(target).version ?? ''));
  if (own !== undefined) {
    const { family, version = '' } = parseTarget(own);
    throw new UserError(`${own} is a build of somebody's own; run \`${addCommand(family, version)}\``);
  }
  const names = [...new Set(missing)].join(' ');
  throw new UserError(
    `${names.replaceAll(' ', ', ')} not installed; add --install, or run \`cupel toolchains add ${names}\``,
  );
}
