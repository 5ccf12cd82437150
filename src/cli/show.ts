import { Command, Option } from 'commander';
import { type Configuration, flagNamed } from '../app/settings.js';
import { show, showOf } from '../app/show.js';
import { UserError } from '../core/errors.js';
import { sourcesOf } from '../core/sources.js';
import { demandWords } from '../report/verdict-words.js';
import { addOptions, addTechniqueOptions, templateTrustOption } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import { type Flags, loadMakingSettings, loadStoreSettings } from './load-settings.js';
import { print, printDocument } from './terminal.js';

/** `cupel show`: one program of a seed, or its type graph. */
export function showCommand(): Command {
  const command = new Command('show')
    .summary('print one program of a seed, or its type graph')
    .description(
      'Prints the program at an index of a seed, with the expected outcome; or, with --graph, its type graph: its ' +
        'declarations, what can be inferred from what, and which types may be erased.',
    )
    .argument('<index>', 'the index of the program, starting at 0')
    .action(run);
  addOptions(command, 'What to print:', ['graph', 'seed', 'technique', 'target', 'unmuted']);
  addTechniqueOptions(command);
  const campaign = 'take everything from a campaign of the store, also the features that its programs left out';
  command.addOption(new Option('--campaign <id>', campaign).helpGroup('What to print:'));
  addOptions(command, otherOptions, ['store', 'config']);
  command.addOption(templateTrustOption().helpGroup(otherOptions));
  return styled(command, [
    ['cupel show 3 --technique erase --target kotlin', 'the fourth program of seed 1, with types erased'],
    ['cupel show 3 --target kotlin --graph svg > graph.svg', 'its type graph'],
    ['cupel show 200 --campaign c-20261115-164652-2a94', 'a program of a campaign'],
  ]);
}

interface ShowFlags {
  readonly trust?: boolean;
  readonly campaign?: string;
}

// What may be said beside a campaign.
const besideCampaign = ['store', 'graph', 'config'];

async function run(index: string, { trust, campaign, ...flags }: Flags & ShowFlags): Promise<void> {
  if (!/^\d{1,9}$/.test(index)) throw new UserError(`the index must be a whole number from 0, not ${index}`);
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
