import type { Court } from '../../campaign/confirm.js';
import { runCampaign } from '../../campaign/run-campaign.js';
import type { CupelEvent, Listen } from '../../core/events.js';
import type { HuntReport } from '../../core/hunt-report.js';
import { markOf } from '../../core/mark.js';
import { programsDone } from '../../store/campaign.js';
import type { Store } from '../../store/store.js';
import { triage } from '../../triage/triage.js';
import { marksIn } from '../marks.js';
import type { Configuration } from '../settings.js';
import { cupelVersion } from '../version.js';
import type { WatchedWork } from '../work.js';
import { huntCauses } from './hunt-causes.js';
import { reportOf, type View } from './hunt-report.js';
import type { OpenHunt } from './open-hunt.js';
import { createSchedule } from './schedule.js';

/** Runs one campaign to its end, or until it is stopped, with the triage of what it finds. */
export async function runHunt(
  hunt: OpenHunt,
  configuration: Configuration,
  store: Store,
  work: WatchedWork,
): Promise<HuntReport> {
  const { campaign, observer, base } = hunt;
  const view: View = { marks: await marksIn(store, configuration.marks), followUp: configuration.followUp };
  let alive: NodeJS.Timeout | undefined;
  try {
    // What is stopped before it began leaves nothing to resume.
    if (!hunt.resumed) work.signal.throwIfAborted();
    await hunt.start(store, base ? [observer, base] : [observer]);
    alive = setInterval(() => void showAlive(store, campaign.id), beatMillis);
    const status = await run(hunt, { store, configuration, view }, work);
    await store.finishCampaign(campaign.id, status);
  } finally {
    clearInterval(alive);
    await hunt.close();
  }
  // Triage may have given a bug another head, and somebody may have marked one meanwhile.
  const marks = await marksIn(store, configuration.marks);
  const report = await reportOf(store, campaign.id, { ...view, marks });
  work.listen({ kind: 'ended', campaign: campaign.id, report });
  return report;
}

// Others take a campaign for lost that is not heard of for minutes: triage and confirmation may take longer.
const beatMillis = 10_000;

async function showAlive(store: Store, campaign: string): Promise<void> {
  // A database that cannot be written is met by the next result, which must not be lost; this may be.
  await store.beat(campaign).catch(() => undefined);
}

function withMark(event: CupelEvent, { marks = [] }: View): CupelEvent {
  if (!('finding' in event) || typeof event.finding === 'string') return event;
  const mark = markOf(event.finding, marks);
  return mark ? ({ ...event, finding: { ...event.finding, mark } } as CupelEvent) : event;
}

interface RunParts {
  readonly store: Store;
  readonly configuration: Configuration;
  readonly view: View;
}

async function run(
  hunt: OpenHunt,
  { store, configuration, view }: RunParts,
  { listen: tell, signal }: WatchedWork,
): Promise<'finished' | 'stopped'> {
  const { campaign, settings, material, source, from, resumed, observer, base, options } = hunt;
  const { language, technique } = material;
  const schedule = createSchedule(hunt, configuration);
  const listen: Listen = (event) => {
    if (event.kind === 'found') schedule.found();
    tell(withMark(event, view));
  };
  const done = programsDone({ nextIndex: from.index, beyond: from.beyond ?? [] });
  listen({
    kind: 'started',
    campaign: campaign.id,
    seed: campaign.seed,
    settings,
    toolchains: observer.targets.map(({ toolchain: { id, lacks } }) => ({ id, lacks })),
    ...(resumed && { resumedAt: done }),
    ...(hunt.testedAt !== undefined && { secondsSinceSelfTests: (Date.now() - hunt.testedAt) / 1000 }),
  });
  const findings = resumed ? (await reportOf(store, campaign.id, view)).findings.length : 0;
  let trusted = false;
  try {
    const begun = hunt.trusted.then(() => {
      trusted = true;
      schedule.trusted();
      const start = { programs: done, seconds: from.seconds, counts: from.tally, ...schedule.left() };
      listen({ kind: 'tested', campaign: campaign.id, findings, ...start });
    });
    // The campaign begins meanwhile; it does not believe its compilers before.
    begun.catch(() => undefined);
    const { intendedDifferences: ledger, knownBugs } = language;
    const court: Court = { observer, ledger, cupelVersion, knownBugs, base };
    const { endsAt, confirmsUntil } = schedule;
    const until = { until: settings.until, endsAt, confirmsUntil };
    const { endOfRange, ...causes } = await huntCauses(hunt, store, listen);
    await runCampaign(
      { id: campaign.id, from, ...until, workers: options.workers, batchSize: configuration.batch, endOfRange },
      { source, court, store, listen, believe: hunt.believe, ...causes },
      signal,
    );
    await begun;
    await hunt.tested;
    const seconds = schedule.triageSeconds();
    if (!signal.aborted && seconds !== undefined) {
      const passes = technique.passes?.(language) ?? [];
      await triage(
        { campaign: campaign.id, court, language, passes, ...view, store, open: options, seconds, listen },
        signal,
      );
    }
    return signal.aborted ? 'stopped' : 'finished';
  } catch (error) {
    if (signal.aborted && error === signal.reason) return 'stopped';
    // What never ran cannot be resumed.
    await store.finishCampaign(campaign.id, trusted || resumed ? 'stopped' : 'finished');
    throw error;
  }
}
