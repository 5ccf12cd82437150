import { Command, Option } from 'commander';
import { bisect } from '../app/bisect.js';
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
        'Installs the versions that it needs.',
    )
    .argument('<id>', 'the id of a finding, or its first characters')
    .addOption(
      new Option('--versions <list>', 'test only these versions, such as 3.0.9,4.0.2').helpGroup('Which versions:'),
    )
    .addOption(new Option('--installed', 'test only installed versions').helpGroup('Which versions:'))
    .addOption(trustOption().helpGroup(otherOptions))
    .action(run);
  addOptions(command, 'Compilers:', ['seconds', 'megabytes']);
  addOptions(command, otherOptions, ['json', 'store', 'config']);
  return styled(command, [
    ['cupel bisect 3f2a', 'the finding whose id starts with 3f2a, over all releases'],
    ['cupel bisect 3f2a --installed', 'without installing anything'],
  ]);
}

type Range = { readonly versions?: string; readonly installed?: boolean; readonly trust?: boolean };

async function run(id: string, { versions, installed, trust, ...flags }: Flags & Range): Promise<void> {
  const settings = await loadSettings(flags);
  const named = versions?.split(',').map((version) => version.trim());
  const finding = await stoppable((signal) =>
    bisect(id, { ...settings, versions: named, installed, trust }, { listen: sayEvent, signal }),
  );
  const { dating, evidence, target } = finding;
  if (settings.json) return printJson({ id: finding.id, evidence, dating });
  const { family } = parseTarget(target);
  print(`${datingTable(dating, terminal)}\n\n${family}: ${datingSentence(dating)} (evidence: ${evidence})`);
}
