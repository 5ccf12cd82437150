import { Command, Option } from 'commander';
import { type DatedFinding, dateFinding, keepDating } from '../campaign/date-finding.js';
import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { parseTarget } from '../core/target.js';
import type { ToolchainFamily } from '../core/toolchain.js';
import { isRelease } from '../core/version.js';
import { datingSentence, datingTable } from '../report/dating-words.js';
import { familyNamed, languageOfTarget } from './catalogue.js';
import { addOptions } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import type { Configuration } from './configuration.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { openOptions } from './open-observer.js';
import { provide } from './provide.js';
import { stopSignal } from './stop-signal.js';
import { print, say, terminal } from './terminal.js';
import { withKnownStore } from './with-store.js';

interface Range {
  readonly versions?: string;
  readonly installed?: boolean;
}

/** `cupel bisect`: in which versions a finding shows. */
export function bisectCommand(): Command {
  const command = new Command('bisect')
    .summary('find the versions in which a finding shows')
    .description(
      'Finds the versions of a compiler in which a finding came and went, by a binary search with the plain compilers. ' +
        'Versions that are not here are installed.',
    )
    .argument('<id>', 'the finding, or the first letters of its id')
    .addOption(new Option('--versions <list>', 'try only these versions, as 3.0.9,4.0.2').helpGroup('Which versions:'))
    .addOption(new Option('--installed', 'try only versions that are here').helpGroup('Which versions:'))
    .action(bisect);
  addOptions(command, 'Compilers:', ['seconds', 'megabytes']);
  addOptions(command, otherOptions, ['json', 'store', 'config']);
  return styled(command, [
    ['cupel bisect 3f2a', 'the finding whose id begins so, in all releases'],
    ['cupel bisect 3f2a --installed', 'without installing anything'],
  ]);
}

async function bisect(id: string, { versions, installed = false, ...flags }: Flags & Range): Promise<void> {
  const configuration = await loadConfiguration(flags);
  await withKnownStore(configuration.store, async (store) => {
    const { finding } = await store.finding(id);
    const family = await familyNamed(parseTarget(finding.target).family);
    const candidates = await versionsToTry(finding, family, { ...(versions && { versions }), installed });
    const dated = await date(finding, { family, candidates, configuration });
    await keepDating(dated, store);
    const { dating, evidence } = dated;
    if (configuration.json) return print(JSON.stringify({ id: finding.id, evidence, dating }));
    print(`${datingTable(dating, terminal)}\n\n${family.name}: ${datingSentence(dating)} (evidence: ${evidence})`);
  });
}

interface DatingParts {
  readonly family: ToolchainFamily;
  readonly candidates: readonly string[];
  readonly configuration: Configuration;
}

async function date(finding: Finding, { family, candidates, configuration }: DatingParts): Promise<DatedFinding> {
  const { intendedDifferences: ledger } = await languageOfTarget(finding.target);
  const { signal, release } = stopSignal();
  try {
    const options = { ...openOptions(configuration), workers: 1 };
    const questioning = { finding, family, ledger, options, signal, say };
    const dated = await dateFinding(candidates, { ...questioning, provide: (version) => provide(family, version) });
    if (dated) return dated;
    const { version = '' } = parseTarget(finding.target);
    throw new UserError(`${finding.id} does not show with ${family.name}@${version}: see \`cupel replay\``);
  } finally {
    release();
  }
}

async function versionsToTry(
  { target }: Finding,
  family: ToolchainFamily,
  { versions, installed }: Range,
): Promise<readonly string[]> {
  const here = async () => (await family.installed()).map(({ version }) => version);
  if (versions !== undefined) return namedVersions(versions, family, installed ? await here() : undefined);
  const all = installed ? await here() : await family.available();
  return isRelease(parseTarget(target).version ?? '') ? all.filter(isRelease) : all;
}

async function namedVersions(
  list: string,
  family: ToolchainFamily,
  here: readonly string[] | undefined,
): Promise<string[]> {
  const named = list.split(',').map((version) => version.trim());
  const known = here ?? [...(await family.available()), ...(await family.installed()).map(({ version }) => version)];
  const strange = named.find((version) => !known.includes(version));
  if (strange === undefined) return named;
  throw new UserError(
    here
      ? `${family.name}@${strange} is not installed; leave out --installed, or run \`cupel toolchains add ${family.name}@${strange}\``
      : `there is no ${family.name}@${strange}; run \`cupel toolchains list --available ${family.name}\``,
  );
}
