import { Command } from 'commander';
import { UserError } from '../core/errors.js';
import { parseTarget } from '../core/target.js';
import type { InstalledToolchain, OpenOptions, ToolchainFamily } from '../core/toolchain.js';
import { chooseVersion } from '../core/version.js';
import { openTarget, type ResolvedTarget, resolveTarget } from '../harness/toolchains/resolve.js';
import { selfTest } from '../harness/toolchains/self-test.js';
import { absentTiers } from '../report/absent-tiers.js';
import { allFamilies, familyNamed } from './catalogue.js';
import { addDefault, styled } from './command-style.js';
import { print, say, terminal } from './terminal.js';

const colors = terminal.palette;

const doctorOptions: OpenOptions = { limits: { millis: 60_000, bytes: 4 * 1024 ** 3 }, workers: 1 };

/** `cupel toolchains`: what compilers are here, and how to get others. */
export function toolchainsCommand(): Command {
  const command = new Command('toolchains')
    .summary('list, add, remove and check compilers')
    .description(
      'Lists, adds, removes and checks compilers. Those that come with cupel are bundled, others are in a cache.',
    );
  addDefault(
    command,
    new Command('list')
      .description('compilers that are here, or all that could be installed')
      .option('--available <family>', 'all versions of a family that can be installed')
      .option('--json', 'as JSON')
      .action(list),
  );
  command.command('add <target...>').description('install compilers into the cache').action(add);
  command.command('remove <target...>').description('remove compilers from the cache').action(remove);
  command
    .command('doctor [target...]')
    .description('run the self-tests of all compilers, or of those given (as typescript@7.0.2:singleThreaded)')
    .action(doctor);
  return styled(command, [
    ['cupel toolchains', 'what is here'],
    ['cupel toolchains list --available typescript', 'what can be installed'],
    ['cupel toolchains add typescript@5.9.3', 'install one version'],
    ['cupel toolchains add kotlin@2.4.20 groovy@5.x', 'the newest Groovy 5'],
    ['cupel toolchains doctor', 'can they all be trusted?'],
  ]);
}

async function list(options: { available?: string; json?: boolean }): Promise<void> {
  if (options.available !== undefined) {
    const versions = await (await familyNamed(options.available)).available();
    return print(options.json ? JSON.stringify(versions) : versions.join('\n'));
  }
  const all = await installedToolchains();
  if (options.json) return print(JSON.stringify(all));
  for (const { family, version, source, checksum } of all) {
    print(`${`${family}@${version}`.padEnd(36)} ${source.padEnd(10)} ${colors.dim(checksum.slice(0, 23))}`);
  }
}

async function add(targets: readonly string[]): Promise<void> {
  for (const target of targets) {
    const { family: name, version: wanted } = versioned(target);
    const family = await familyNamed(name);
    const all = await family.installed();
    const version = await wantedVersion(family, wanted, all);
    const here = all.find((toolchain) => toolchain.version === version);
    if (here) {
      print(`${name}@${version} is here already (${here.source})`);
      continue;
    }
    const installed = await family.install(version, say);
    print(`installed ${name}@${version}, ${installed.checksum}`);
  }
}

// A version as `5.x` or `26` is looked up; one that is written out is not, so that versions which no list shows can be had.
async function wantedVersion(
  family: ToolchainFamily,
  wanted: string,
  installed: readonly InstalledToolchain[],
): Promise<string> {
  const { source } = installed[0] ?? { source: 'installed' };
  const isWrittenOut = !/^\d+(\.\d+)?(\.x)?$/.test(wanted);
  if (source !== 'machine' && isWrittenOut) return wanted;
  const chosen = chooseVersion(await family.available(), wanted);
  if (chosen) return chosen;
  if (source === 'machine') return wanted;
  throw new UserError(`there is no ${family.name}@${wanted}; run \`cupel toolchains list --available ${family.name}\``);
}

async function remove(targets: readonly string[]): Promise<void> {
  for (const target of targets) {
    const { family: name, version } = versioned(target);
    const family = await familyNamed(name);
    const here = (await family.installed()).find((toolchain) => toolchain.version === version);
    if (here?.source === 'bundled') throw new UserError(`${name}@${version} comes with cupel and stays`);
    await family.remove(version);
    print(`removed ${name}@${version}`);
  }
}

async function doctor(targets: readonly string[]): Promise<void> {
  const names = targets.length > 0 ? targets : (await installedToolchains()).map((t) => `${t.family}@${t.version}`);
  const families = await allFamilies();
  const resolved = [];
  for (const name of names) resolved.push(await resolveTarget(name, families, 'all'));
  let ill = 0;
  for (const target of resolved) if (!(await examine(target))) ill++;
  if (ill > 0) throw new UserError(`${ill} of ${names.length} toolchains cannot be trusted; remove and add them again`);
}

async function examine(resolved: ResolvedTarget): Promise<boolean> {
  const target = openTarget(resolved, doctorOptions);
  const failures = await selfTest(target).finally(() => target.toolchain.close());
  if (failures.length === 0) print(`${colors.green('ok')}    ${target.name}`);
  for (const line of absentTiers([target.toolchain])) print(`      ${colors.dim(line)}`);
  for (const { test, outcome } of failures) {
    print(
      `${colors.red('FAIL')}  ${target.name}  ${test.name}: ${outcome.kind} instead of ${test.expected}${outcome.kind === 'toolFailed' ? `: ${outcome.message}` : ''}`,
    );
  }
  return failures.length === 0;
}

async function installedToolchains(): Promise<InstalledToolchain[]> {
  const families = await allFamilies();
  return (await Promise.all(families.map((family) => family.installed()))).flat();
}

function versioned(target: string): { family: string; version: string } {
  const { family, version } = parseTarget(target);
  if (version === undefined) throw new UserError(`'${target}' names no version; write it as ${family}@VERSION`);
  return { family, version };
}
