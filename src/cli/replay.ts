import { Command } from 'commander';
import { replay } from '../app/replay.js';
import { signatureText } from '../core/signature.js';
import { outcomeTable } from '../report/outcome-table.js';
import { addOptions, trustOption } from './command-options.js';
import { styled } from './command-style.js';
import { type Flags, loadSettings } from './load-settings.js';
import { stoppable } from './stop-signal.js';
import { print, sayEvent, terminal } from './terminal.js';

/** `cupel replay`: whether a finding still shows, by the plain compilers that showed it. */
export function replayCommand(): Command {
  const command = new Command('replay')
    .summary('check whether a finding still reproduces')
    .description(
      'Runs the program of a finding again, with the command-line compilers that showed the bug. The finding is in the ' +
        'store, or in a file that was exported on another machine. Exits with code 1 if the bug does not reproduce.',
    )
    .argument('<id>', 'the id of a finding or its first characters, or an exported FILE.json')
    .option('--install', 'install missing compilers')
    .addOption(trustOption())
    .action(run);
  addOptions(command, 'Options:', ['seconds', 'megabytes', 'store', 'config']);
  return styled(command, [
    ['cupel replay 3f2a', 'the finding whose id starts with 3f2a'],
    ['cupel replay finding.json --install', 'a finding from another machine'],
    ['cupel replay finding.json --trust', 'the same if its program must be executed'],
  ]);
}

type Allowances = { readonly install?: boolean; readonly trust?: boolean };

async function run(id: string, { install, trust, ...flags }: Flags & Allowances): Promise<void> {
  const settings = { ...(await loadSettings(flags)), install, trust };
  const { finding, observations, shows } = await stoppable((signal) =>
    replay(id, settings, { listen: sayEvent, signal }),
  );
  print(outcomeTable([{ name: finding.program.id, observations }], terminal));
  print(
    shows
      ? `${finding.id} still reproduces: ${signatureText(finding.signature)}`
      : `${finding.id} no longer reproduces`,
  );
  process.exitCode = shows ? 0 : 1;
}
