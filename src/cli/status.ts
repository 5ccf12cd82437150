import { Command } from 'commander';
import { status } from '../app/distribute/status.js';
import { formatMany } from '../report/numbers.js';
import { textTable } from '../report/text-table.js';
import { addOptions } from './command-options.js';
import { styled } from './command-style.js';
import { type Flags, loadStoreSettings } from './load-settings.js';
import { print, printJson, sayDamage } from './terminal.js';

/** `cupel status`: what is under way. */
export function statusCommand(): Command {
  const command = new Command('status')
    .summary('show running campaigns and their workers')
    .description('Shows the campaigns that run in a database, how fast they are, and the workers that share them.')
    .action(run);
  addOptions(command, 'Options:', ['json', 'store', 'config']);
  return styled(command, [['cupel status --store postgres://db.example/cupel', 'what is under way there']]);
}

async function run(flags: Flags): Promise<void> {
  const settings = await loadStoreSettings(flags);
  const { campaigns, workers } = await status(settings, { listen: sayDamage });
  if (settings.json) {
    const running = campaigns.map(({ id, programs, seconds, counts }) => ({ id, programs, seconds, counts }));
    return printJson({ campaigns: running, workers });
  }
  const running = campaigns.map(({ id, programs, seconds, counts }) => [
    { text: id },
    { text: formatMany(programs, 'program'), align: 'right' as const },
    { text: `${seconds > 0 ? (programs / seconds).toFixed(1) : '0'}/s`, align: 'right' as const },
    { text: `${counts.bug} showed a bug` },
    { text: formatMany(workers.filter(({ campaign }) => campaign === id).length, 'worker') },
  ]);
  const present = workers.map(({ id, campaign, silentSeconds, leases }) => [
    { text: id },
    { text: campaign ?? 'waits for a campaign' },
    { text: `${leases} taken` },
    { text: `heard of ${silentSeconds.toFixed(0)} s ago` },
  ]);
  print(
    [
      campaigns.length === 0 ? 'no campaign runs' : textTable(running).join('\n'),
      '',
      workers.length === 0 ? 'no worker is there: start one with `cupel work`' : textTable(present).join('\n'),
    ].join('\n'),
  );
}
