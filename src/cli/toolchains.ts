import { Command } from 'commander';
import { UserError } from '../core/errors.js';
import { parseTarget } from '../core/target.js';
import type { InstalledToolchain, OpenOptions } from '../core/toolchain.js';
import { openTarget } from '../harness/toolchains/resolve.js';
import { selfTest } from '../harness/toolchains/self-test.js';
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
    .description('run the self-tests of all compilers, or of those given')
    .action(doctor);
  return styled(command, [
    ['cupel toolchains', 'what is here'],
    ['cupel toolchains list --available typescript', 'what can be installed'],
    ['cupel toolchains add typescript@5.9.3', 'install one version'],
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
    const { family: name, version } = versioned(target);
    const family = await familyNamed(name);
    const here = (await family.installed()).find((toolchain) => toolchain.version === version);
    if (here) {
      print(`${name}@${version} is here already (${here.source})`);
      continue;
    }
    const installed = await family.install(version, say);
    print(`installed ${name}@${version}, ${installed.checksum}`);
  }
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
  const here = await installedToolchains();
  const all = targets.length === 0 ? here : await Promise.all(targets.map((target) => findInstalled(target, here)));
  let ill = 0;
  for (const installed of all) if (!(await examine(installed))) ill++;
  if (ill > 0) throw new UserError(`${ill} of ${all.length} toolchains cannot be trusted; remove and add them again`);
}

async function examine(installed: InstalledToolchain): Promise<boolean> {
  const family = await familyNamed(installed.family);
  const probe = openTarget({ family, installed, configuration: 'default' }, doctorOptions);
  let healthy = true;
  for (const { name: configuration } of probe.toolchain.configurations) {
    const target = openTarget({ family, installed, configuration }, doctorOptions);
    const failures = await selfTest(target).finally(() => target.toolchain.close());
    if (failures.length === 0) print(`${colors.green('ok')}    ${target.name}`);
    for (const { test, outcome } of failures) {
      healthy = false;
      print(`${colors.red('FAIL')}  ${target.name}  ${test.name}: ${outcome.kind} instead of ${test.expected}`);
    }
  }
  await probe.toolchain.close();
  return healthy;
}

async function findInstalled(target: string, here: readonly InstalledToolchain[]): Promise<InstalledToolchain> {
  const { family: name, version } = versioned(target);
  const { name: family } = await familyNamed(name);
  const found = here.find((toolchain) => toolchain.family === family && toolchain.version === version);
  if (found) return found;
  throw new UserError(`${target} is not installed; run \`cupel toolchains add ${family}@${version}\``);
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
