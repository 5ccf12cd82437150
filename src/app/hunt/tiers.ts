import { UserError } from '../../core/errors.js';
import { formatTarget, parseTarget } from '../../core/target.js';
import type { Configuration, Toolchain } from '../../core/toolchain.js';
import { openTarget, resolveTarget } from '../../harness/toolchains/resolve.js';
import { familiesFor } from '../catalogue.js';
import { openOptions } from '../open-observer.js';
import { defaults } from '../settings.js';

/** What is tested and what it is compared with, by full names. */
export interface Roles {
  readonly targets: readonly string[];
  readonly references: readonly string[];
}

/** All tiers of the engine that a target names, or the one that it names; the interpreter is what they must agree with. */
export async function tiersOf(target: string): Promise<Roles> {
  const toolchain = await openToolchain(target);
  const { configuration } = parseTarget(target);
  const such = (role: Configuration['role']) =>
    toolchain.configurations.filter((each) => each.role === role).map(({ name }) => formatTarget(toolchain.id, name));
  // Its tiers would be compared with each other, or with nothing.
  if (such('reference').length === 0 && toolchain.lacks?.length)
    throw new UserError(
      `${toolchain.id} has no tier to compare the others with: this build lacks ${toolchain.lacks.join(', ')}`,
    );
  const named = formatTarget(toolchain.id, configuration ?? 'default');
  const tiers = such('tier');
  const references = such('reference').filter((name) => name !== named);
  return { targets: configuration === undefined && tiers.length > 0 ? tiers : [named], references };
}

/** The interpreter of the engine that a target names, unless it names one of its tiers. */
export async function referencesOf(target: string): Promise<readonly string[]> {
  const { targets, references } = await tiersOf(target);
  return parseTarget(target).configuration === undefined && references.length > 0 ? references : targets;
}

/** The configurations of a target that must do the same, or the one that it names; one of them is what it is compared with. */
export async function itselfOf(target: string): Promise<Roles> {
  const { id, configurations } = await openToolchain(target);
  const { configuration } = parseTarget(target);
  const such = (part: Configuration['itself']) => configurations.filter((each) => each.itself === part);
  const compared = such('compared').filter(({ name }) => configuration === undefined || name === configuration);
  const names = (all: readonly Configuration[]) => all.map(({ name }) => formatTarget(id, name));
  if (compared.length === 0) throw new UserError(noneOf(id, names(such('compared')), configuration));
  return { targets: names(compared), references: names(such('reference')) };
}

function noneOf(id: string, compared: readonly string[], configuration: string | undefined): string {
  if (compared.length === 0) return `${id} has no configurations that must agree with each other`;
  return `--against-itself does not compare ${id}:${configuration}; write ${id}, or one of ${compared.join(', ')}`;
}

/** The tiers and platforms that run what targets compile, and what they are compared with. */
export async function runnersOf({ targets, references }: Roles): Promise<Roles> {
  const found: { targets: string[]; references: string[] } = { targets: [], references: [] };
  for (const [i, target] of [...targets, ...references].entries()) {
    // Whoever names a configuration means that one.
    if (parseTarget(target).configuration !== 'default') continue;
    const { id, configurations } = await openToolchain(target);
    const such = (role: Configuration['role']) =>
      configurations.filter((each) => each.role === role).map(({ name }) => formatTarget(id, name));
    const [base, tiers] = [such('reference'), such('tier')];
    if (i < targets.length) found.targets.push(...tiers);
    found.references.push(...(i < targets.length || base.length > 0 ? base : tiers));
  }
  return found;
}

/** The same roles with everything that runs in place of what only compiles, where a target names no configuration. */
export async function runningRoles({ targets, references }: Roles): Promise<Roles> {
  const running = async (target: string): Promise<readonly string[]> => {
    if (parseTarget(target).configuration !== undefined) return [target];
    const { id, configurations } = await openToolchain(target);
    const found = configurations.filter(({ role }) => role !== undefined);
    if (found.length === 0) throw new UserError(`${id} does not run programs; remove --trace`);
    // The one that the others must agree with comes first.
    const first = found.filter(({ role }) => role === 'reference');
    return [...first, ...found.filter((each) => !first.includes(each))].map(({ name }) => formatTarget(id, name));
  };
  const [tested, compared] = [await Promise.all(targets.map(running)), await Promise.all(references.map(running))];
  return { targets: tested.flat(), references: compared.flat() };
}

// Its configurations are known once it is open; nothing is started by that.
async function openToolchain(target: string): Promise<Toolchain> {
  const resolved = await resolveTarget(target, await familiesFor(target), 'all');
  const { toolchain } = openTarget(resolved, openOptions(defaults));
  await toolchain.close();
  return toolchain;
}
