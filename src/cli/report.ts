import { Command } from 'commander';
import { report, reportFile } from '../app/report.js';
import { addOptions } from './command-options.js';
import { styled } from './command-style.js';
import { type Flags, loadStoreSettings } from './load-settings.js';
import { print, sayDamage } from './terminal.js';

/** `cupel report`: a campaign as one page of HTML. */
export function reportCommand(): Command {
  const command = new Command('report')
    .summary('write an HTML report of a campaign')
    .description('Writes the results of a campaign as one self-contained HTML page.')
    .argument('[campaign]', 'the id of the campaign (default: the last one that was started)')
    .option('--out <file>', `output file (default: ${reportFile}); overwrites only reports written by cupel`)
    .action(run);
  addOptions(command, 'Options:', ['followUp', 'store', 'marks', 'config']);
  return styled(command, [
    ['cupel report', `the last campaign, in ${reportFile}`],
    ['cupel report c-20261115-164652-2a94 --out groovy.html', 'another campaign'],
  ]);
}

async function run(campaign: string | undefined, { out, ...flags }: Flags & { readonly out?: string }): Promise<void> {
  // In a configuration file `out` is the folder of generated programs.
  const { store, marks, followUp } = await loadStoreSettings(flags);
  const settings = { store, marks, followUp, ...(out !== undefined && { out }) };
  print(`wrote ${await report(campaign, settings, { listen: sayDamage })}`);
}
