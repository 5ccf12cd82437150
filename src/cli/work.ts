import { Command } from 'commander';
import { workForOthers } from '../app/distribute/work-for-others.js';
import { addOptions, trustOption } from './command-options.js';
import { styled } from './command-style.js';
import { type Flags, loadSettings } from './load-settings.js';
import { stoppable } from './stop-signal.js';
import { sayEvent } from './terminal.js';

/** `cupel work`: does a part of distributed campaigns. */
export function workCommand(): Command {
  const command = new Command('work')
    .summary('take work of distributed campaigns')
    .description(
      'Takes work of campaigns that `cupel hunt --distribute` has put into a database, on any number of machines. It needs ' +
        'the same version of cupel and the same compilers; what it cannot do it says and leaves to others. Whatever happens ' +
        'to it, what it had taken is done by another.',
    )
    .option('--install', 'install the compilers that campaigns need')
    .option('--once', 'end when there is nothing to do')
    .addOption(trustOption('allow seed programs to be executed'))
    .action(run);
  addOptions(command, 'Options:', [
    'workers',
    'batch',
    'triageBudget',
    'keepWarm',
    'followUp',
    'store',
    'marks',
    'config',
  ]);
  return styled(command, [
    ['CUPEL_STORE=postgres://… cupel work --install', 'work until it is stopped'],
    ['cupel work --store postgres://… --workers 2 --once', 'two batches at once, until all campaigns are done'],
  ]);
}

type Behaviour = { readonly install?: boolean; readonly once?: boolean; readonly trust?: boolean };

async function run({ install, once, trust, ...flags }: Flags & Behaviour): Promise<void> {
  const settings = { ...(await loadSettings(flags)), install, once, trust };
  await stoppable((signal) => workForOthers(settings, { listen: sayEvent, signal }));
}
