import { addCommand } from '../../core/add-command.js';
import { UserError } from '../../core/errors.js';
import { suggestion } from '../../core/suggest.js';
import { formatTarget, parseTarget } from '../../core/target.js';
import type { InstalledToolchain, OpenOptions, Toolchain, ToolchainFamily } from '../../core/toolchain.js';
import { chooseVersion } from '../../core/version.js';
import { requireIntact } from './require-intact.js';

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
  const installed = findVersion(all, version);
  if (installed) {
    await requireIntact(family, installed);
    const probed = await family.probe?.(installed, tiers === 'all' ? undefined : configuration);
    return { family, installed: probed ?? installed, configuration };
  }
  if (version === undefined)
    throw new UserError(`no ${name} is installed; run \`cupel toolchains add ${name}@VERSION\``);
  const here = all.length > 0 ? ` (installed: ${all.map((toolchain) => toolchain.version).join(', ')})` : '';
  throw new UserError(`${name}@${version} is not installed; run \`${addCommand(name, version)}\`${here}`);
}

function findVersion(all: readonly InstalledToolchain[], version?: string): InstalledToolchain | undefined {
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
export function openTarget(target: ResolvedTarget, options: OpenOptions): OpenTarget {
  return openTargets([target], options)[0] as OpenTarget;
}

/** Opens the toolchains of targets, each once, whatever number of its configurations they name. */
export function openTargets(targets: readonly ResolvedTarget[], options: OpenOptions): OpenTarget[] {
  const toolchains = new Map<string, Toolchain>();
  const open = ({ family, installed }: ResolvedTarget): Toolchain => {
    const name = `${family.name}@${installed.version}`;
    const toolchain = toolchains.get(name) ?? openOne({ family, installed }, lackedBy(name, targets), options);
    toolchains.set(name, toolchain);
    return toolchain;
  };
  return targets.map((target) => configured(target, open(target)));
}

function openOne(
  { family, installed }: Pick<ResolvedTarget, 'family' | 'installed'>,
  lacked: Pick<InstalledToolchain, 'lacks'>,
  options: OpenOptions,
): Toolchain {
  const toolchain = family.open({ ...installed, ...lacked }, options);
  const { says } = installed.build ?? {};
  return says === undefined ? toolchain : { ...toolchain, says };
}

// Which tiers a build lacks is known only where one of them was meant.
function lackedBy(name: string, targets: readonly ResolvedTarget[]): Pick<InstalledToolchain, 'lacks'> {
  const same = targets.filter(({ family, installed }) => `${family.name}@${installed.version}` === name);
  const lacks = [...new Set(same.flatMap(({ installed }) => installed.lacks ?? []))];
  return lacks.length > 0 ? { lacks } : {};
}

function configured({ configuration }: ResolvedTarget, toolchain: Toolchain): OpenTarget {
  const known = toolchain.configurations.map(({ name }) => name);
  if (toolchain.lacks?.includes(configuration))
    throw new UserError(
      `${toolchain.id} has no ${configuration}: this build rejects the flags or does not reach the tier`,
    );
  if (!known.includes(configuration)) {
    throw new UserError(`${toolchain.id} has no configuration '${configuration}'; ${suggestion(configuration, known)}`);
  }
  return { name: formatTarget(toolchain.id, configuration), toolchain, configuration };
}
