import { Command, Option } from 'commander';
import { bisect } from '../app/bisect.js';
import { type BuildSource, bisectBuilds } from '../app/bisect-builds.js';
import { UserError } from '../core/errors.js';
import { parseTarget } from '../core/target.js';
import { datingSentence, datingTable } from '../report/dating-words.js';
import { addOptions, trustOption } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import { type Flags, loadSettings } from './load-settings.js';
import { stoppable } from './stop-signal.js';
import { print, printJson, sayEvent, terminal } from './terminal.js';

/** `cupel bisect`: in which versions a finding shows. */
export function bisectCommand(): Command {
  const command = new Command('bisect')
    .summary('find the versions that a bug affects')
    .description(
      'Finds the versions that introduced and fixed the bug of a finding, by bisection with the command-line compilers. ' +
        'Installs the versions that it needs. With --builds or --command it finds the build of your own, or the commit, that ' +
        'introduced or fixed the bug; what cannot be built or used is skipped.',
    )
    .argument('<id>', 'the id of a finding, or its first characters')
    .addOption(
      new Option('--versions <list>', 'test only these versions, such as 3.0.9,4.0.2').helpGroup('Which versions:'),
    )
    .addOption(new Option('--installed', 'test only installed versions').helpGroup('Which versions:'))
    .addOption(
      new Option('--builds <dir>', 'a folder with one folder for each build, in the order of their names').helpGroup(
        byBuilds,
      ),
    )
    .addOption(
      new Option(
        '--command <line>',
        "builds {revision} in a checkout of it, and prints the path of the build last, such as 'make && echo out'",
      ).helpGroup(byBuilds),
    )
    .addOption(new Option('--repository <dir>', 'the git repository that --command builds').helpGroup(byBuilds))
    .addOption(new Option('--good <revision>', 'the oldest commit (default: the first)').helpGroup(byBuilds))
    .addOption(new Option('--bad <revision>', 'the newest commit (default: HEAD)').helpGroup(byBuilds))
    .addOption(trustOption().helpGroup(otherOptions))
    .action(run);
  addOptions(command, 'Compilers:', ['seconds', 'megabytes']);
  addOptions(command, otherOptions, ['json', 'store', 'config']);
  return styled(command, [
    ['cupel bisect 3f2a', 'the finding whose id starts with 3f2a, over all releases'],
    ['cupel bisect 3f2a --installed', 'without installing anything'],
    ['cupel bisect 3f2a --builds nightlies', 'over nightlies/2026-11-01, nightlies/2026-11-02 and so on'],
    ["cupel bisect 3f2a --repository . --good v6.0 --command 'npx hereby local && echo built/local'", 'over commits'],
  ]);
}

const byBuilds = 'By your own builds:';

interface Builds {
  readonly builds?: string;
  readonly command?: string;
  readonly repository?: string;
  readonly good?: string;
  readonly bad?: string;
}

type Range = { readonly versions?: string; readonly installed?: boolean; readonly trust?: boolean };

async function run(id: string, given: Flags & Range & Builds): Promise<void> {
  const { versions, installed, trust, builds, command, repository, good, bad, ...flags } = given;
  const settings = await loadSettings(flags);
  const source = sourceOf({ builds, command, repository, good, bad });
  if (source) {
    if (versions !== undefined || installed)
      throw new UserError('--versions and --installed are for published versions');
    const finding = await stoppable((signal) =>
      bisectBuilds(id, source, { ...settings, trust }, { listen: sayEvent, signal }),
    );
    if (settings.json) return printJson({ id: finding.id, builds: finding.builds });
    return print(`${datingTable(finding.builds, terminal)}\n\n${datingSentence(finding.builds)}`);
  }
  const named = versions?.split(',').map((version) => version.trim());
  const finding = await stoppable((signal) =>
    bisect(id, { ...settings, versions: named, installed, trust }, { listen: sayEvent, signal }),
  );
  const { dating, evidence, target } = finding;
  if (settings.json) return printJson({ id: finding.id, evidence, dating });
  const { family } = parseTarget(target);
  print(`${datingTable(dating, terminal)}\n\n${family}: ${datingSentence(dating)} (evidence: ${evidence})`);
}

function sourceOf({
  builds,
  command,
  repository,
  good,
  bad,
}: Partial<Record<keyof Builds, string | undefined>>): BuildSource | undefined {
  if (builds !== undefined) {
    if ([command, repository, good, bad].some((each) => each !== undefined))
      throw new UserError('--builds is a folder of builds that are there; remove it to build with --command');
    return { builds };
  }
  if (command !== undefined && repository !== undefined) return { command, repository, good, bad };
  if ([command, repository, good, bad].every((each) => each === undefined)) return undefined;
  throw new UserError('to bisect over a history, give --command and --repository');
}
