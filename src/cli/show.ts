import { Command, Option } from 'commander';
import { type Configuration, flagNamed } from '../app/settings.js';
import { show, showOf } from '../app/show.js';
import { showTypes } from '../app/show-types.js';
import { UserError } from '../core/errors.js';
import { sourcesOf } from '../core/sources.js';
import { typedTable } from '../report/typed-table.js';
import { demandWords } from '../report/verdict-words.js';
import { addOptions, addTechniqueOptions, templateTrustOption } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import { type Flags, loadMakingSettings, loadStoreSettings } from './load-settings.js';
import { print, printDocument, printJson, terminal } from './terminal.js';

/** `cupel show`: one program of a seed, or its type graph; or the types of a file. */
export function showCommand(): Command {
  const command = new Command('show')
    .summary('print one program of a seed, or its type graph, or the types of a file')
    .description(
      'Prints the program at an index of a seed, with the expected outcome; or, with --graph, its type graph: its ' +
        'declarations, what can be inferred from what, and which types may be erased. With --types, prints each ' +
        'expression of a file with its type.',
    )
    .argument('<index>', 'the index of the program, starting at 0; with --types, a source file or a folder of them')
    .action(run);
  addOptions(command, 'What to print:', ['graph', 'seed', 'technique', 'target', 'unmuted']);
  addTechniqueOptions(command);
  const campaign = 'take everything from a campaign of the store, also the features that its programs left out';
  command.addOption(new Option('--campaign <id>', campaign).helpGroup('What to print:'));
  command.addOption(new Option('--types', 'print the types of a file').helpGroup('What to print:'));
  addOptions(command, 'What to print:', ['json']);
  addOptions(command, otherOptions, ['store', 'config']);
  command.addOption(templateTrustOption().helpGroup(otherOptions));
  return styled(command, [
    ['cupel show 3 --technique erase --target kotlin', 'the fourth program of seed 1, with types erased'],
    ['cupel show 3 --target kotlin --graph svg > graph.svg', 'its type graph'],
    ['cupel show 200 --campaign c-20261115-164652-2a94', 'a program of a campaign'],
    ['cupel show main.ts --types', 'each expression of a file with its type'],
  ]);
}

interface ShowFlags {
  readonly trust?: boolean;
  readonly campaign?: string;
  readonly types?: boolean;
  readonly json?: boolean;
}

// What may be said beside a campaign.
const besideCampaign = ['store', 'graph', 'config'];

async function run(index: string, { types, json, ...flags }: Flags & ShowFlags): Promise<void> {
  if (types) return printTypes(index, json === true, flags);
  if (json) throw new UserError('--json belongs to --types; add --types, or remove it');
  return printProgram(index, flags);
}

async function printTypes(path: string, json: boolean, flags: Flags): Promise<void> {
  const [strange] = Object.keys(flags);
  if (strange !== undefined) throw new UserError(`--types takes a file and no settings; remove ${flagNamed(strange)}`);
  const rows = await showTypes(path);
  if (json) for (const row of rows) printJson(row);
  else print(typedTable(rows, terminal));
}

async function printProgram(index: string, { trust, campaign, ...flags }: Flags & ShowFlags): Promise<void> {
  if (!/^\d{1,9}$/.test(index))
    throw new UserError(`the index must be a whole number from 0, not ${index}; for the types of a file, add --types`);
  const { program, graph } = await (campaign === undefined
    ? show(Number(index), await loadMakingSettings(flags, { trust }))
    : showOf(campaign, Number(index), { ...(await campaignSettings(flags)), trust }));
  if (graph !== undefined) return printDocument(graph.trimEnd());
  const { id, expectation, trace } = program;
  print(`program ${id}: every compiler must ${demandWords(expectation)}; ${trace.join('; ')}`);
  for (const { path, text } of sourcesOf(program)) printDocument(`\n${path}\n${text.trimEnd()}`);
}

async function campaignSettings(flags: Flags): Promise<Pick<Configuration, 'store' | 'graph'>> {
  const strange = Object.keys(flags).find((name) => !besideCampaign.includes(name));
  if (strange !== undefined) throw new UserError(`--campaign says it all; remove ${flagNamed(strange)}`);
  const { store, graph } = await loadStoreSettings(flags);
  return { store, graph };
}
