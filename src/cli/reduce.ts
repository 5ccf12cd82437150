import { Command, Option } from 'commander';
import { reduce, reductionTime } from '../app/reduce.js';
import type { CupelEvent } from '../core/events.js';
import { sourcesOf } from '../core/sources.js';
import { eventLine } from '../report/event-line.js';
import { reductionSentence } from '../report/reduction-words.js';
import { addOptions, trustOption } from './command-options.js';
import { styled } from './command-style.js';
import { type Flags, loadSettings } from './load-settings.js';
import { stoppable } from './stop-signal.js';
import { printDocument, printJson, say } from './terminal.js';

/** `cupel reduce`: reduces the program of a finding, or of a file. */
export function reduceCommand(): Command {
  const command = new Command('reduce')
    .summary('reduce the program of a finding, or a file')
    .description(
      'Reduces the program of a finding, or a source file, to a small program that still shows the bug. The reduced ' +
        'program is printed; that of a finding is stored too. A finding that was reduced before is reduced further.',
    )
    .argument('<id-or-file>', 'the id of a finding or its first characters, or a source file')
    .action(run);
  const heading = 'Options:';
  const time = new Option('--for <time>', `time budget, such as 90s or 10m (default: ${reductionTime})`);
  addOptions(command, heading, ['target', 'reference']);
  command.addOption(time.helpGroup(heading)).addOption(trustOption().helpGroup(heading));
  addOptions(command, heading, ['workers', 'seconds', 'megabytes', 'store', 'json', 'config']);
  return styled(command, [
    ['cupel reduce 3f2a', 'the finding whose id starts with 3f2a'],
    ['cupel reduce crash.kt --target kotlin@1.5.31', 'a file that crashes a compiler'],
    [
      'cupel reduce main.ts --target typescript@7.0.2 --reference typescript@6.0.3',
      'a file that two compilers disagree on',
    ],
  ]);
}

async function run(idOrFile: string, { trust, ...flags }: Flags & { readonly trust?: boolean }): Promise<void> {
  const settings = await loadSettings(flags);
  const finding = await stoppable((signal) => reduce(idOrFile, { ...settings, trust }, { listen: listener(), signal }));
  const { id, reduction, program } = finding;
  if (settings.json) return printJson({ id, reduction, files: sourcesOf(program) });
  for (const { text } of sourcesOf(program)) printDocument(text);
  say(reductionSentence(finding) ?? '');
}

// A line for each pass that made the program smaller.
function listener(): (event: CupelEvent) => void {
  let least = Number.POSITIVE_INFINITY;
  return (event) => {
    if (event.kind === 'reducing') {
      if (event.tokens.now >= least) return;
      least = event.tokens.now;
    }
    const text = eventLine(event);
    if (text !== undefined) say(text);
  };
}
