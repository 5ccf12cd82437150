import { Command, Option } from 'commander';
import type { Observer } from '../campaign/observer.js';
import { runCampaign } from '../campaign/run-campaign.js';
import { triage } from '../campaign/triage.js';
import type { CampaignEvent } from '../core/events.js';
import type { OpenOptions } from '../core/toolchain.js';
import { absentTiers } from '../report/absent-tiers.js';
import { huntJson, huntsJson } from '../report/hunt-json.js';
import type { HuntReport } from '../report/hunt-report.js';
import { huntSummary } from '../report/hunt-summary.js';
import { targetTitle } from '../report/target-words.js';
import type { Store } from '../store/store.js';
import { addOptions, defaultSeconds, makingOptions } from './command-options.js';
import { otherOptions, styled } from './command-style.js';
import type { Configuration } from './configuration.js';
import { defaultHunts } from './default-hunts.js';
import { parseDuration } from './duration.js';
import { beginHunts, type Hunt } from './hunt-begin.js';
import { reportOf } from './hunt-result.js';
import { huntsAfter, resumeHunt } from './hunt-resume.js';
import { type Flags, loadConfiguration, readFlags } from './load-configuration.js';
import { openObserver, openOptions } from './open-observer.js';
import { createProgressDisplay } from './progress-display.js';
import { Stopped, stopSignal } from './stop-signal.js';
import { print, say, terminal } from './terminal.js';
import { cupelVersion } from './version.js';
import { withKnownStore, withStore } from './with-store.js';

/** `cupel hunt`: the main job. */
export function huntCommand(): Command {
  const command = new Command('hunt')
    .summary('look for compiler bugs')
    .description(
      'Looks for compiler bugs: makes programs, compiles them with the target and the reference, compares, confirms ' +
        'each difference by the plain command-line compilers, and keeps what it finds. Ctrl-C stops it, --resume goes on.',
    )
    .action(hunt);
  addOptions(command, 'What is tested:', ['target', 'reference', 'technique', ...makingOptions]);
  addOptions(command, 'What is reported:', ['onlyNew', 'base']);
  addOptions(command, 'How long:', ['for', 'programs', 'triageBudget']);
  command.addOption(new Option('--resume', 'go on with the last campaign that did not end').helpGroup('How long:'));
  addOptions(command, 'How:', ['seed', 'workers', 'batch', 'seconds', 'megabytes']);
  addOptions(command, 'Results:', ['json', 'failOnFindings', 'store']);
  addOptions(command, otherOptions, ['config']);
  return styled(command, [
    ['cupel hunt', 'a minute: the TypeScript compilers, then the engine that runs cupel'],
    ['cupel hunt --technique template --target node@24,bun', 'all tiers of these engines'],
    ['cupel hunt --for 8h --seeds ~/programs', 'a night with programs of your own'],
    ['cupel hunt --programs 1000 --seed 7 --json', 'the same programs each time'],
    ['cupel hunt --target typescript@7.0.2 --reference typescript@5.9.3', 'other compilers'],
    ['cupel hunt --only-new --base typescript@6.0.3 --fail-on-findings', 'a gate: what the base does not show'],
    ['cupel hunt --resume', 'go on after Ctrl-C, a crash or a power cut'],
  ]);
}

async function hunt({ resume, ...flags }: Flags & { resume?: boolean }): Promise<void> {
  const configuration = await loadConfiguration(flags);
  if (resume) {
    await withKnownStore(configuration.store, async (store) => {
      const given = readFlags(flags);
      const resumed = await resumeHunt(store, given);
      const begun = [resumed, ...(await huntsAfter(resumed, given))];
      const reports = await pursueAll(begun, configuration, store);
      if (configuration.json) print(begun.length > 1 ? huntsJson(reports) : reports.map(huntJson).join('\n'));
    });
    return;
  }
  const several = defaultHunts(configuration);
  // Mistakes in the settings are told before a database is made.
  const begun = await beginHunts(several ?? [configuration]);
  const reports = await withStore(configuration.store, (store) => pursueAll(begun, configuration, store));
  if (configuration.json) print(several ? huntsJson(reports) : reports.map(huntJson).join('\n'));
}

// Who stops one hunt does not want the next one either.
async function pursueAll(begun: readonly Hunt[], configuration: Configuration, store: Store): Promise<HuntReport[]> {
  const reports: HuntReport[] = [];
  for (const hunt of begun) {
    if (reports.at(-1)?.status === 'stopped') await hunt.source.close();
    else reports.push(await pursue(hunt, configuration, store));
  }
  return reports;
}

async function pursue(begun: Hunt, configuration: Configuration, store: Store): Promise<HuntReport> {
  const { campaign, settings } = begun;
  const { seconds, megabytes } = settings;
  const options = openOptions({ ...configuration, seconds, megabytes });
  const observer = await openObserver(settings.targets, settings.references, options);
  const base = settings.base === undefined ? undefined : await openObserver([settings.base], [], options);
  const observers = base ? [observer, base] : [observer];
  try {
    await begun.start(store, observers);
    const status = await run(begun, {
      observer,
      base,
      store,
      open: options,
      batchSize: configuration.batch,
      triageSeconds: triageSeconds(configuration, begun),
    });
    await store.finishCampaign(campaign.id, status);
  } finally {
    await Promise.all([begun.source, ...observers].map((each) => each.close()));
  }
  const report = await reportOf(store, campaign.id);
  if (!configuration.json) print(huntSummary(report, terminal));
  if (report.findings.length > 0 && configuration.failOnFindings) process.exitCode = 1;
  return report;
}

interface RunParts {
  readonly observer: Observer;
  readonly base: Observer | undefined;
  readonly store: Store;
  readonly open: OpenOptions;
  readonly batchSize: number;
  readonly triageSeconds: number;
}

// Enough for some findings, and no surprise to who gave a time.
const triageShare = 0.5;
const longestTriage = 600;

function triageSeconds({ triageBudget }: Configuration, { settings }: Hunt): number {
  if (triageBudget !== undefined) return triageBudget === '0' ? 0 : parseDuration(triageBudget);
  return Math.min(longestTriage, triageShare * (settings.until.seconds ?? 2 * defaultSeconds));
}

async function run(
  begun: Hunt,
  { observer, base, store, open, batchSize, triageSeconds: seconds }: RunParts,
): Promise<'finished' | 'stopped'> {
  const { campaign, settings, material, source, from } = begun;
  const { signal, release } = stopSignal();
  // Only now, because who reads it may stop the hunt at once.
  announce(begun, observer);
  const display = createProgressDisplay(settings.until);
  let trusted = false;
  try {
    await observer.selfTest(signal);
    await base?.selfTest(signal);
    trusted = true;
    display.begin({ programs: from.index, seconds: from.seconds, counts: from.tally }, begun.findings);
    const { language } = material;
    const { intendedDifferences: ledger, knownBugs } = language;
    const court = { observer, ledger, cupelVersion, knownBugs, base };
    const listen = (event: CampaignEvent) => display.listen(event);
    await runCampaign(
      { id: campaign.id, from, until: settings.until, workers: open.workers, batchSize },
      { source, court, store, listen },
      signal,
    );
    if (!signal.aborted && seconds > 0)
      await triage({ campaign: campaign.id, court, language, store, open, seconds, listen }, signal);
    return signal.aborted ? 'stopped' : 'finished';
  } catch (error) {
    if (error instanceof Stopped) return 'stopped';
    // What never ran is nothing to go on with.
    await store.finishCampaign(campaign.id, trusted || begun.resumed ? 'stopped' : 'finished');
    throw error;
  } finally {
    display.end();
    release();
  }
}

function announce({ campaign, settings, resumed, from }: Hunt, { targets }: Observer): void {
  const names = (targets: readonly string[]) => targets.map(targetTitle).join(', ');
  const against = settings.references.length > 0 ? ` against ${names(settings.references)}` : '';
  const news = settings.base === undefined ? '' : `, what is new since ${targetTitle(settings.base)}`;
  const where = resumed ? `, going on after ${from.index} programs` : '';
  say(`campaign ${campaign.id}, seed ${campaign.seed}: ${names(settings.targets)}${against}${news}${where}`);
  for (const line of absentTiers(targets.map(({ toolchain }) => toolchain))) say(line);
  const { muted = [] } = settings;
  if (muted.length > 0)
    say(`left out because of known bugs: ${muted.join(', ')} (--feature ${muted[0]}=1 brings it back)`);
  say('checking that the compilers can be trusted …');
}
