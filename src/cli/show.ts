import { Command } from 'commander';
import { show } from '../app/show.js';
import { UserError } from '../core/errors.js';
import { sourcesOf } from '../core/sources.js';
import { demandWords } from '../report/verdict-words.js';
import { addOptions, addTechniqueOptions, templateTrustOption } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import { type Flags, loadMakingSettings } from './load-settings.js';
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
  addOptions(command, otherOptions, ['config']);
  command.addOption(templateTrustOption().helpGroup(otherOptions));
  return styled(command, [
    ['cupel show 3 --technique erase --target kotlin', 'the fourth program of seed 1, with types erased'],
    ['cupel show 3 --target kotlin --graph svg > graph.svg', 'its type graph'],
  ]);
}

async function run(index: string, { trust, ...flags }: Flags & { trust?: boolean }): Promise<void> {
  if (!/^\d{1,9}$/.test(index)) throw new UserError(`the index must be a whole number from 0, not ${index}`);
  const { program, graph } = await show(Number(index), await loadMakingSettings(flags, { trust }));
  if (graph !== undefined) return printDocument(graph.trimEnd());
  const { id, expectation, trace } = program;
  print(`program ${id}: every compiler must ${demandWords(expectation)}; ${trace.join('; ')}`);
  for (const { path, text } of sourcesOf(program)) printDocument(`\n${path}\n${text.trimEnd()}`);
}
