import { UserError } from '../../core/errors.js';
import { suggestion } from '../../core/suggest.js';
import { formatTarget, parseTarget } from '../../core/target.js';
import type { InstalledToolchain, OpenOptions, Toolchain, ToolchainFamily } from '../../core/toolchain.js';
import { chooseVersion } from '../../core/version.js';

/** A target with the toolchain that it names. */
export interface ResolvedTarget {
  readonly family: ToolchainFamily;
  readonly installed: InstalledToolchain;
  /** As written; whether the toolchain has it is known once it is open. */
  readonly configuration: string;
}

/**
 * Finds the installed toolchain that a target names; without a version, the newest one. Which tiers it has is known for the
 * one that is written, or for all of them.
 */
export async function resolveTarget(
  text: string,
  families: readonly ToolchainFamily[],
  tiers: 'as written' | 'all' = 'as written',
): Promise<ResolvedTarget> {
  const { family: name, version, configuration = 'default' } = parseTarget(text);
  const family = families.find((candidate) => candidate.name === name);
  if (!family) {
    const known = families.map((candidate) => candidate.name);
    throw new UserError(`there is no target '${name}'; ${suggestion(name, known)}`);
  }
  const all = await family.installed();
  const installed = version ? findVersion(all, version) : all.at(-1);
  if (installed) {
    const probed = await family.probe?.(installed, tiers === 'all' ? undefined : configuration);
    return { family, installed: probed ?? installed, configuration };
  }
  if (version === undefined)
    throw new UserError(`no ${name} is installed; run \`cupel toolchains add ${name}@VERSION\``);
  const here = all.length > 0 ? ` (here: ${all.map((toolchain) => toolchain.version).join(', ')})` : '';
  throw new UserError(`${name}@${version} is not installed; run \`cupel toolchains add ${name}@${version}\`${here}`);
}

function findVersion(all: readonly InstalledToolchain[], version: string): InstalledToolchain | undefined {
  const versions = all.map((toolchain) => toolchain.version);
  const chosen = chooseVersion(versions, version);
  return all.find((toolchain) => toolchain.version === chosen);
}

/** A toolchain opened under one of its configurations. */
export interface OpenTarget {
  /** The full name, as `typescript@7.0.2:default`. */
  readonly name: string;
  readonly toolchain: Toolchain;
  readonly configuration: string;
}

/** Opens the toolchain of a target. */
export function openTarget({ family, installed, configuration }: ResolvedTarget, options: OpenOptions): OpenTarget {
  const toolchain = family.open(installed, options);
  const known = toolchain.configurations.map(({ name }) => name);
  if (installed.lacks?.includes(configuration))
    throw new UserError(
      `${toolchain.id} has no ${configuration}: the build refuses its flags or does not reach that tier`,
    );
  if (!known.includes(configuration)) {
    throw new UserError(`${toolchain.id} has no configuration '${configuration}'; ${suggestion(configuration, known)}`);
  }
  return { name: formatTarget(toolchain.id, configuration), toolchain, configuration };
}
