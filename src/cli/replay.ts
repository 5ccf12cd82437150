import { Command } from 'commander';
import { replay } from '../app/replay.js';
import { signatureText } from '../core/signature.js';
import { outcomeTable } from '../report/outcome-table.js';
import { addOptions } from './command-options.js';
import { styled } from './command-style.js';
import { type Flags, loadSettings } from './load-settings.js';
import { stoppable } from './stop-signal.js';
import { print, sayEvent, terminal } from './terminal.js';

/** `cupel replay`: whether a finding still shows, by the plain compilers that showed it. */
export function replayCommand(): Command {
  const command = new Command('replay')
    .summary('see whether a finding still shows')
    .description(
      'Runs the plain compilers of a finding on its program again. The finding is in the store, or in a file that was ' +
        'exported on another machine. Exit code 1 if it does not show.',
    )
    .argument('<id>', 'the finding, the first letters of its id, or FILE.json')
    .option('--install', 'install the compilers that are missing')
    .action(run);
  addOptions(command, 'Options:', ['seconds', 'megabytes', 'store', 'config']);
  return styled(command, [
    ['cupel replay 3f2a', 'the finding whose id begins so'],
    ['cupel replay finding.json --install', 'a finding of another machine'],
  ]);
}

async function run(id: string, { install, ...flags }: Flags & { readonly install?: boolean }): Promise<void> {
  const settings = { ...(await loadSettings(flags)), install };
  const { finding, observations, shows } = await stoppable((signal) =>
    replay(id, settings, { listen: sayEvent, signal }),
  );
  print(outcomeTable([{ name: finding.program.id, observations }], terminal));
  print(
    shows ? `${finding.id} shows again: ${signatureText(finding.signature)}` : `${finding.id} does not show any more`,
  );
  process.exitCode = shows ? 0 : 1;
}
