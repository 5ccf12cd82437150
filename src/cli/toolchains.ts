import { Command } from 'commander';
import { addBuild, type BuildPlace } from '../app/add-build.js';
import {
  addToolchain,
  availableVersions,
  describeSandbox,
  examineToolchains,
  installedToolchains,
  removeToolchain,
} from '../app/toolchains.js';
import { UserError } from '../core/errors.js';
import type { CupelEvent, ExaminedToolchain } from '../core/events.js';
import { absentTiers } from '../report/absent-tiers.js';
import { addDefault, styled } from './command-style.js';
import { print, printJson, sayDamage, sayEvent, terminal } from './terminal.js';

const colors = terminal.palette;

/** `cupel toolchains`: which compilers are installed, and how to get others. */
export function toolchainsCommand(): Command {
  const command = new Command('toolchains')
    .summary('list, install, remove and test compilers')
    .description(
      'Lists, installs, removes and tests compilers. Some are bundled with cupel; others are installed into a cache.',
    );
  addDefault(
    command,
    new Command('list')
      .summary('list installed compilers, or versions that can be installed')
      .description('Lists the installed compilers, or the versions of a family that can be installed.')
      .option('--available <family>', 'list the versions of a family that can be installed')
      .option('--json', 'print JSON')
      .action(list),
  );
  command
    .command('add <target...>')
    .summary('install compilers into the cache, or add one that you built')
    .description(
      'Installs compilers into the cache. A version may be partial: groovy@5.x is the newest Groovy 5. With --path, copies a compiler that you built into the cache, under a name of your own; it is executed.',
    )
    .option(
      '--path <path>',
      'add your own build: a folder (typescript, kotlin, scala, groovy, a JDK image), a jar (groovy, ecj) or a program (engines)',
    )
    .option('--based-on <version>', 'the version that your build comes after; by default the one that it states')
    .action(add);
  command
    .command('remove <target...>')
    .summary('remove compilers from the cache')
    .description('Removes compilers from the cache. Bundled compilers cannot be removed.')
    .action(remove);
  command
    .command('doctor [target...]')
    .summary('run the self-tests of compilers')
    .description(
      'Runs the self-tests of all installed compilers, or of the given targets. Exits with code 2 if one fails.',
    )
    .action(doctor);
  return styled(command, [
    ['cupel toolchains', 'list what is installed'],
    ['cupel toolchains list --available typescript', 'list what can be installed'],
    ['cupel toolchains add typescript@5.9.3', 'install one version'],
    ['cupel toolchains add kotlin@2.4.20 groovy@5.x', 'install several; 5.x is the newest Groovy 5'],
    [
      'cupel toolchains add typescript@nightly --path ~/TypeScript/built/local',
      'add your own build; again after each build',
    ],
    ['cupel toolchains add java@mine --path build/images/jdk --based-on 25', 'say where it stands among versions'],
    ['cupel toolchains doctor', 'run all self-tests'],
    ['cupel toolchains doctor typescript@7.0.2:singleThreaded', 'run the self-tests of one target'],
  ]);
}

async function list({ available, json }: { available?: string; json?: boolean }): Promise<void> {
  if (available !== undefined) {
    const versions = await availableVersions(available);
    return json ? printJson(versions) : print(versions.join('\n'));
  }
  const all = await installedToolchains({ listen: sayDamage });
  if (json) return printJson(all);
  for (const { family, version, source, checksum, build } of all) {
    const says = build?.says === undefined ? '' : ` says ${build.says}`;
    print(`${`${family}@${version}`.padEnd(36)} ${source.padEnd(10)} ${colors.dim(`${checksum.slice(0, 23)}${says}`)}`);
  }
}

async function add(targets: readonly string[], { path, basedOn }: { path?: string; basedOn?: string }): Promise<void> {
  if (path !== undefined) return addOwn(targets, { path, basedOn });
  if (basedOn !== undefined) throw new UserError('--based-on needs --path, where your build is');
  for (const target of targets) {
    const { toolchain, known } = await addToolchain(target, { listen: sayEvent });
    const name = `${toolchain.family}@${toolchain.version}`;
    print(known ? `${name} is already installed (${toolchain.source})` : `installed ${name}, ${toolchain.checksum}`);
  }
}

async function addOwn(targets: readonly string[], place: BuildPlace): Promise<void> {
  const [target = '', ...others] = targets;
  if (others.length > 0) throw new UserError('--path adds one build; name one target');
  const { family, version, checksum, build } = await addBuild(target, place, { listen: sayEvent });
  const says = build?.says === undefined ? '' : `it says ${build.says}, `;
  print(`added ${family}@${version}, ${says}${checksum}`);
}

async function remove(targets: readonly string[]): Promise<void> {
  for (const target of targets) {
    await removeToolchain(target);
    print(`removed ${target}`);
  }
}

async function doctor(targets: readonly string[]): Promise<void> {
  const listen = (event: CupelEvent) => {
    sayDamage(event);
    if (event.kind === 'examined') print(examination(event));
  };
  const examined = await examineToolchains(targets, { listen });
  print(`${colors.dim('sandbox')}   ${await describeSandbox()}`);
  const ill = examined.filter(({ failures }) => failures.length > 0).length;
  if (ill > 0)
    throw new UserError(`${ill} of ${examined.length} toolchains fail their self-tests; remove and add them again`);
}

function examination({ target, failures, lacks }: ExaminedToolchain): string {
  const absent = absentTiers([{ id: target.split(':', 1)[0] as string, lacks }]);
  const failed = failures.map(({ test, outcome }) => {
    const why = outcome.kind === 'toolFailed' ? `: ${outcome.message}` : '';
    return `${colors.red('FAIL')}  ${target}  ${test.name}: ${outcome.kind} instead of ${test.expected}${why}`;
  });
  return [
    ...(failed.length === 0 ? [`${colors.green('ok')}    ${target}`] : []),
    ...absent.map((line) => `      ${colors.dim(line)}`),
    ...failed,
  ].join('\n');
}
