import { Command } from 'commander';
import { check } from '../app/check.js';
import type { CupelEvent } from '../core/events.js';
import { outcomeTable } from '../report/outcome-table.js';
import { addOptions, trustOption } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import { type Flags, loadSettings } from './load-settings.js';
import { stoppable } from './stop-signal.js';
import { print, printJson, terminal } from './terminal.js';

/** `cupel check`: what compilers do with programs that are given. */
export function checkCommand(): Command {
  const command = new Command('check')
    .summary('run compilers on your own programs')
    .description('Runs compilers on a file, or on each file of a folder, and prints the outcomes.')
    .argument('<path>', 'a source file, a folder of source files, or a folder that `cupel generate` wrote')
    .addOption(trustOption().helpGroup(otherOptions))
    .action(run);
  addOptions(command, 'Compilers:', ['target', 'reference', 'plain', 'trace', 'seconds', 'megabytes']);
  addOptions(command, otherOptions, ['json', 'config']);
  return styled(command, [
    ['cupel check main.ts', 'the default targets and references'],
    ['cupel check main.ts --target typescript@5.9.3,typescript@7.0.2', 'only these compilers'],
    ['cupel check generated --json', 'one line of JSON per program'],
    ['cupel check main.kt --trace --trust', 'run it everywhere, and show where the runs differ'],
    ['cupel check main.js --target node --trust', 'engines execute programs'],
  ]);
}

async function run(path: string, { trust, ...flags }: Flags & { readonly trust?: boolean }): Promise<void> {
  const settings = await loadSettings(flags);
  const listen = (event: CupelEvent) => {
    if (event.kind !== 'checked' || !settings.json) return;
    const { name, observations, judgements, differences, untraced } = event;
    printJson({ name, observations, judgements, differences, untraced });
  };
  const checked = await stoppable((signal) => check(path, { ...settings, trust }, { listen, signal }));
  if (!settings.json) print(outcomeTable(checked, terminal));
}
