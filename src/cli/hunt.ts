import { Command } from 'commander';
import { programSource } from '../campaign/program-source.js';
import { runCampaign } from '../campaign/run-campaign.js';
import { UserError } from '../core/errors.js';
import { huntJson } from '../report/hunt-json.js';
import { huntSummary } from '../report/hunt-summary.js';
import { openStore } from '../store/open-store.js';
import type { Store } from '../store/store.js';
import type { Configuration } from './configuration.js';
import { beginHunt, type Hunt } from './hunt-begin.js';
import { reportOf } from './hunt-result.js';
import { defaultSeconds } from './hunt-settings.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { openObserver, openOptions } from './open-observer.js';
import { createProgressDisplay } from './progress-display.js';
import { stopSignal } from './stop-signal.js';
import { print, say, terminal } from './terminal.js';
import { cupelVersion } from './version.js';

/** `cupel hunt`: the main job. */
export function huntCommand(): Command {
  return new Command('hunt')
    .description('look for compiler bugs: make programs, compile them, compare, keep what is found')
    .option('--target <targets>', 'what is tested, as typescript@7.0.2 (several with commas)')
    .option('--reference <targets>', 'what it is compared with, as typescript@6.0.3')
    .option('--technique <id>', 'how programs are made (default: tokens)')
    .option('--for <time>', `how long: 90s, 10m, 8h (default: ${defaultSeconds}s)`)
    .option('--programs <n>', 'how many programs, in place of a time')
    .option('--seed <seed>', 'what all random choices follow from (default: a new one)')
    .option('--workers <n>', 'how many batches are compiled at once (default: one per core)')
    .option('--batch <n>', 'how many programs are compiled together (default: 50)')
    .option('--seeds <dir>', 'a folder of programs to start from, in place of the shipped ones')
    .option('--seconds <n>', 'the time limit for one program (default: 10)')
    .option('--megabytes <n>', 'the memory limit of a compiler (default: 2048)')
    .option('--store <dir>', 'the folder of the database (default: .cupel)')
    .option('--resume', 'go on with the last campaign that did not end')
    .option('--json', 'print one line of JSON at the end')
    .option('--fail-on-findings', 'exit with code 1 when there are findings')
    .option('--config <file>', 'the configuration file (default: cupel.config.ts or cupel.config.json)')
    .action(hunt);
}

async function hunt({ resume, ...flags }: Flags & { resume?: boolean }): Promise<void> {
  const configuration = await loadConfiguration(flags);
  const store = await openStore(configuration.store);
  try {
    const begun = await beginHunt(store, configuration, resume === true);
    const findings = await pursue(begun, configuration, store);
    if (findings > 0 && configuration.failOnFindings) process.exitCode = 1;
  } finally {
    await store.close();
  }
}

async function pursue(begun: Hunt, configuration: Configuration, store: Store): Promise<number> {
  const { campaign, settings, material } = begun;
  const { workers, limits } = openOptions({
    ...configuration,
    seconds: settings.seconds,
    megabytes: settings.megabytes,
  });
  const observer = await openObserver(settings.targets, settings.references, { workers, limits });
  const { signal, release } = stopSignal();
  const display = createProgressDisplay(settings.until);
  let status: 'finished' | 'stopped' = 'stopped';
  try {
    say(
      `campaign ${campaign.id}, seed ${campaign.seed}: ${settings.targets.join(', ')} against ${settings.references.join(', ')}`,
    );
    say('checking that the compilers can be trusted …');
    await begun.check(observer);
    await observer.selfTest(signal);
    await begun.start(observer);
    await runCampaign(
      { id: campaign.id, from: begun.from, until: settings.until, workers, batchSize: configuration.batch },
      {
        source: programSource(material.technique, material, campaign.seed),
        court: { observer, ledger: material.language.intendedDifferences, cupelVersion },
        store,
        listen: (event) => display.listen(event),
      },
      signal,
    );
    status = signal.aborted ? 'stopped' : 'finished';
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    display.end();
    await observer.close();
    release();
    if (await store.campaign(campaign.id)) await store.finishCampaign(campaign.id, status);
  }
  const report = await reportOf(store, campaign.id);
  if (!report) throw new UserError('stopped before the campaign began; nothing was lost');
  print(configuration.json ? huntJson(report) : huntSummary(report, terminal));
  if (status === 'stopped') say('stopped; `cupel hunt --resume` goes on from here');
  return report.findings.length;
}
