import { Command } from 'commander';
import { UserError } from '../core/errors.js';
import { report, reportFile, resultsOf } from '../app/report.js';
import { huntJson } from '../report/hunt-json.js';
import { addOptions } from './command-options.js';
import { styled } from './command-style.js';
import { type Flags, loadStoreSettings } from './load-settings.js';
import { print, printDocument, sayDamage } from './terminal.js';

/** `cupel report`: a campaign as one page of HTML. */
export function reportCommand(): Command {
  const command = new Command('report')
    .summary('write an HTML report of a campaign')
    .description('Writes the results of a campaign as one self-contained HTML page.')
    .argument('[campaign]', 'the id of the campaign (default: the last one that was started)')
    .option('--out <file>', `output file (default: ${reportFile}); overwrites only reports written by cupel`)
    .option('--json', 'print the results as JSON, and write no page')
    .action(run);
  addOptions(command, 'Options:', ['followUp', 'store', 'marks', 'config']);
  return styled(command, [
    ['cupel report', `the last campaign, in ${reportFile}`],
    ['cupel report --json', 'the last campaign as JSON, with what it exercised of libraries'],
    ['cupel report c-20261115-164652-2a94 --out groovy.html', 'another campaign'],
  ]);
}

interface Own {
  readonly out?: string;
  readonly json?: boolean;
}

async function run(campaign: string | undefined, { out, json, ...flags }: Flags & Own): Promise<void> {
  // In a configuration file `out` is the folder of generated programs.
  const { store, marks, followUp } = await loadStoreSettings(flags);
  const settings = { store, marks, followUp, ...(out !== undefined && { out }) };
  if (json) {
    if (out !== undefined) throw new UserError('--json prints to standard output; remove --out');
    return printDocument(huntJson(await resultsOf(campaign, settings, { listen: sayDamage })));
  }
  print(`wrote ${await report(campaign, settings, { listen: sayDamage })}`);
}
