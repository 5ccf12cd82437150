import { Command } from 'commander';
import { generate } from '../app/generate.js';
import { featureReport } from '../report/feature-report.js';
import { formatMany } from '../report/numbers.js';
import { addOptions, addTechniqueOptions } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import { type Flags, loadSettings } from './load-settings.js';
import { print, say } from './terminal.js';

/** `cupel generate`: writes programs to a folder and compiles nothing. */
export function generateCommand(): Command {
  const command = new Command('generate')
    .summary('write programs to a folder, compiling nothing')
    .description(
      'Writes programs to a folder and compiles nothing: OUT/<index>/<files>, and OUT/programs.jsonl with a line for each. ' +
        'The same settings and seed give the same bytes. By default it makes 10 programs of seed 1.',
    )
    .action(run);
  addOptions(command, 'What:', ['out', 'programs', 'seed', 'statistics']);
  addOptions(command, 'How:', ['technique', 'target', 'workers']);
  addTechniqueOptions(command);
  addOptions(command, otherOptions, ['config']);
  return styled(command, [
    ['cupel generate --out programs --programs 100 --seed 7', 'the first 100 programs of seed 7'],
    ['cupel check programs', 'what compilers do with them'],
    ['cupel generate --technique generate --target kotlin --statistics', 'which features programs have'],
  ]);
}

async function run(flags: Flags): Promise<void> {
  const listen = (event: { readonly kind: string }) => {
    if (event.kind === 'failed') say(failure(event as unknown as { index: number; message: string }));
  };
  const { out, programs, technique, seed, features, failures } = await generate(await loadSettings(flags), { listen });
  const made = formatMany(programs, 'program');
  print(`${out === undefined ? `made ${made}` : `wrote ${made} to ${out}`} (${technique}, seed ${seed})`);
  if (features) print(featureReport(features));
  if (failures.length > 0) throw new Error(`${failures.length} programs could not be made: this is a defect of cupel`);
}

// With its stack, which the maintainers of cupel need.
function failure({ index, message }: { readonly index: number; readonly message: string }): string {
  return `program ${index} could not be made: ${message}`;
}
