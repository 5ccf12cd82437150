import { Command } from 'commander';
import { generate } from '../app/generate.js';
import type { CupelEvent } from '../core/events.js';
import { featureReport } from '../report/feature-report.js';
import { formatMany } from '../report/numbers.js';
import { addOptions, addTechniqueOptions, templateTrustOption } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import { type Flags, loadMakingSettings } from './load-settings.js';
import { print, say } from './terminal.js';

/** `cupel generate`: writes programs to a folder and compiles nothing. */
export function generateCommand(): Command {
  const command = new Command('generate')
    .summary('write programs to a folder without compiling them')
    .description(
      'Writes programs to a folder without compiling them: OUT/<index>/<files>, and one line per program in ' +
        'OUT/programs.jsonl. The same settings and seed give the same bytes. The default is 10 programs of seed 1.',
    )
    .action(run);
  addOptions(command, 'What to write:', ['out', 'programs', 'seed', 'statistics']);
  addOptions(command, 'Execution:', ['technique', 'target', 'unmuted', 'workers']);
  addTechniqueOptions(command);
  addOptions(command, otherOptions, ['config']);
  command.addOption(templateTrustOption().helpGroup(otherOptions));
  return styled(command, [
    ['cupel generate --out programs --programs 100 --seed 7', 'the first 100 programs of seed 7'],
    ['cupel check programs', 'run the default compilers on them'],
    ['cupel generate --technique generate --target kotlin --statistics', 'count the features of programs'],
  ]);
}

async function run({ trust, ...flags }: Flags & { trust?: boolean }): Promise<void> {
  const settings = await loadMakingSettings(flags, { trust });
  const listen = (event: CupelEvent) => {
    // With its stack, which the maintainers of cupel need.
    if (event.kind === 'failed') say(`program ${event.index} could not be generated: ${event.message}`);
  };
  const { out, programs, technique, seed, features, failures } = await generate(settings, { listen });
  const made = formatMany(programs, 'program');
  print(`${out === undefined ? `made ${made}` : `wrote ${made} to ${out}`} (${technique}, seed ${seed})`);
  if (features) print(featureReport(features));
  if (failures.length > 0)
    throw new Error(`${failures.length} programs could not be generated: this is a bug in cupel`);
}
