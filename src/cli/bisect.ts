import { Command, Option } from 'commander';
import { bisect } from '../app/bisect.js';
import { parseTarget } from '../core/target.js';
import { datingSentence, datingTable } from '../report/dating-words.js';
import { addOptions } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import { type Flags, loadSettings } from './load-settings.js';
import { stoppable } from './stop-signal.js';
import { print, sayEvent, terminal } from './terminal.js';

/** `cupel bisect`: in which versions a finding shows. */
export function bisectCommand(): Command {
  const command = new Command('bisect')
    .summary('find the versions in which a finding shows')
    .description(
      'Finds the versions of a compiler in which a finding came and went, by bisection with the plain compilers. Versions ' +
        'that are not installed are installed.',
    )
    .argument('<id>', 'the finding, or the first letters of its id')
    .addOption(new Option('--versions <list>', 'try only these versions, as 3.0.9,4.0.2').helpGroup('Which versions:'))
    .addOption(new Option('--installed', 'try only installed versions').helpGroup('Which versions:'))
    .action(run);
  addOptions(command, 'Compilers:', ['seconds', 'megabytes']);
  addOptions(command, otherOptions, ['json', 'store', 'config']);
  return styled(command, [
    ['cupel bisect 3f2a', 'the finding whose id begins so, in all releases'],
    ['cupel bisect 3f2a --installed', 'without installing anything'],
  ]);
}

type Range = { readonly versions?: string; readonly installed?: boolean };

async function run(id: string, { versions, installed, ...flags }: Flags & Range): Promise<void> {
  const settings = await loadSettings(flags);
  const named = versions?.split(',').map((version) => version.trim());
  const finding = await stoppable((signal) =>
    bisect(id, { ...settings, versions: named, installed }, { listen: sayEvent, signal }),
  );
  const { dating, evidence, target } = finding;
  if (settings.json) return print(JSON.stringify({ id: finding.id, evidence, dating }));
  const { family } = parseTarget(target);
  print(`${datingTable(dating, terminal)}\n\n${family}: ${datingSentence(dating)} (evidence: ${evidence})`);
}
