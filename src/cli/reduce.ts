import { Command, Option } from 'commander';
import { reduce, reductionTime } from '../app/reduce.js';
import type { CupelEvent } from '../core/events.js';
import { sourcesOf } from '../core/sources.js';
import { eventLine } from '../report/event-line.js';
import { reductionSentence } from '../report/reduction-words.js';
import { addOptions } from './command-options.js';
import { styled } from './command-style.js';
import { type Flags, loadSettings } from './load-settings.js';
import { stoppable } from './stop-signal.js';
import { print, say } from './terminal.js';

/** `cupel reduce`: reduces the program of a finding, or of a file. */
export function reduceCommand(): Command {
  const command = new Command('reduce')
    .summary('reduce the program of a finding')
    .description(
      'Reduces the program of a finding, or of a file, to what its bug needs. The reduced program of a finding is stored; ' +
        'that of a file is printed. A finding that was reduced before is reduced further.',
    )
    .argument('<id-or-file>', 'the finding, or the first letters of its id; or a source file')
    .action(run);
  const heading = 'Options:';
  addOptions(command, heading, ['target', 'reference', 'workers', 'seconds', 'megabytes', 'store', 'json', 'config']);
  command.addOption(new Option('--for <time>', `time budget: 90s, 10m (default: ${reductionTime})`).helpGroup(heading));
  return styled(command, [
    ['cupel reduce 3f2a', 'the finding whose id begins so'],
    ['cupel reduce crash.kt --target kotlin@1.5.31', 'a file that a compiler fails on'],
    [
      'cupel reduce main.ts --target typescript@7.0.2 --reference typescript@6.0.3',
      'a file that two compilers disagree on',
    ],
  ]);
}

async function run(idOrFile: string, flags: Flags): Promise<void> {
  const settings = await loadSettings(flags);
  const finding = await stoppable((signal) => reduce(idOrFile, settings, { listen: listener(), signal }));
  const { id, reduction, program } = finding;
  if (settings.json) return print(JSON.stringify({ id, reduction, files: sourcesOf(program) }));
  for (const { text } of sourcesOf(program)) print(text);
  say(reductionSentence(finding) ?? '');
}

// A line for each pass that came to something.
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
