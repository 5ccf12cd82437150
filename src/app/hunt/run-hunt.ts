import type { Court } from '../../campaign/confirm.js';
import type { Observer } from '../../campaign/observer.js';
import { runCampaign } from '../../campaign/run-campaign.js';
import type { Listen } from '../../core/events.js';
import type { HuntReport } from '../../core/hunt-report.js';
import type { OpenOptions } from '../../core/toolchain.js';
import { programsDone } from '../../store/campaign.js';
import type { Store } from '../../store/store.js';
import { triage } from '../../triage/triage.js';
import { openObserver, openOptions } from '../open-observer.js';
import type { Configuration } from '../settings.js';
import { cupelVersion } from '../version.js';
import type { WatchedWork } from '../work.js';
import type { Hunt } from './begin.js';
import { reportOf } from './hunt-report.js';
import { createSchedule } from './schedule.js';

/** Runs one campaign to its end, or until it is stopped, with the triage of what it finds. */
export async function runHunt(
  hunt: Hunt,
  configuration: Configuration,
  store: Store,
  work: WatchedWork,
): Promise<HuntReport> {
  const { campaign, settings } = hunt;
  const options = openOptions({ ...configuration, seconds: settings.seconds, megabytes: settings.megabytes });
  const observer = await openObserver(settings.targets, settings.references, options, { onlyCompared: true });
  const base = settings.base === undefined ? undefined : await openObserver([settings.base], [], options);
  const observers = base ? [observer, base] : [observer];
  let alive: NodeJS.Timeout | undefined;
  try {
    // What is stopped before it began leaves nothing to resume.
    if (!hunt.resumed) work.signal.throwIfAborted();
    await hunt.start(store, observers);
    alive = setInterval(() => void showAlive(store, campaign.id), beatMillis);
    const status = await run(hunt, { observer, base, store, options, configuration }, work);
    await store.finishCampaign(campaign.id, status);
  } finally {
    clearInterval(alive);
    await Promise.all([hunt.source, ...observers].map((each) => each.close()));
  }
  const report = await reportOf(store, campaign.id);
  work.listen({ kind: 'ended', campaign: campaign.id, report });
  return report;
}

// Others take a campaign for lost that is not heard of for minutes: triage and confirmation may take longer.
const beatMillis = 10_000;

async function showAlive(store: Store, campaign: string): Promise<void> {
  // A database that cannot be written is met by the next result, which must not be lost; this may be.
  await store.beat(campaign).catch(() => undefined);
}

interface RunParts {
  readonly observer: Observer;
  readonly base: Observer | undefined;
  readonly store: Store;
  readonly options: OpenOptions;
  readonly configuration: Configuration;
}

async function run(
  hunt: Hunt,
  parts: RunParts,
  { listen: tell, signal }: WatchedWork,
): Promise<'finished' | 'stopped'> {
  const { campaign, settings, material, source, from, resumed } = hunt;
  const schedule = createSchedule(hunt, parts.configuration);
  const listen: Listen = (event) => {
    if (event.kind === 'found') schedule.found();
    tell(event);
  };
  const { observer, base, store, options, configuration } = parts;
  const { language, technique } = material;
  const done = programsDone({ nextIndex: from.index, beyond: from.beyond ?? [] });
  listen({
    kind: 'started',
    campaign: campaign.id,
    seed: campaign.seed,
    settings,
    toolchains: observer.targets.map(({ toolchain: { id, lacks } }) => ({ id, lacks })),
    ...(resumed && { resumedAt: done }),
  });
  let trusted = false;
  try {
    // What fails here fails again when programs are made, and is told then.
    const prepared = source.prepare().catch(() => undefined);
    await Promise.all([observer.selfTest(signal), base?.selfTest(signal), prepared]);
    trusted = true;
    const start = { programs: done, seconds: from.seconds, counts: from.tally, ...schedule.left() };
    listen({ kind: 'tested', campaign: campaign.id, findings: hunt.findings, ...start });
    const { intendedDifferences: ledger, knownBugs } = language;
    const court: Court = { observer, ledger, cupelVersion, knownBugs, base };
    const sizes = { workers: options.workers, batchSize: configuration.batch };
    await runCampaign(
      { ...{ id: campaign.id, from, until: settings.until, endsAt: schedule.endsAt }, ...sizes },
      { source, court, store, listen },
      signal,
    );
    const seconds = schedule.triageSeconds();
    if (!signal.aborted && seconds !== undefined) {
      const passes = technique.passes?.(language) ?? [];
      await triage({ campaign: campaign.id, court, language, passes, store, open: options, seconds, listen }, signal);
    }
    return signal.aborted ? 'stopped' : 'finished';
  } catch (error) {
    if (signal.aborted && error === signal.reason) return 'stopped';
    // What never ran cannot be resumed.
    await store.finishCampaign(campaign.id, trusted || resumed ? 'stopped' : 'finished');
    throw error;
  }
}
