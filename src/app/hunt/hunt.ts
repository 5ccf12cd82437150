import type { HuntReport } from '../../core/hunt-report.js';
import type { Store } from '../../store/store.js';
import { readMarks } from '../marks.js';
import { configure, readSettings } from '../read-settings.js';
import type { Trust } from '../require-trust.js';
import type { Configuration, Settings } from '../settings.js';
import { withKnownStore, withStore } from '../with-store.js';
import { type Work, watched } from '../work.js';
import { beginHunts, type Hunt } from './begin.js';
import { defaultHunts } from './default-hunts.js';
import { openHunts } from './open-hunt.js';
import { huntsAfter, resumeHunt } from './resume.js';
import { runHunt } from './run-hunt.js';
import { tellIfOpen } from './tell-if-open.js';

/** Looks for compiler bugs, in one campaign, or in two if nothing is chosen; everything that is found is in the store. */
export async function hunt({ trust, ...settings }: Settings & Trust = {}, work: Work = {}): Promise<HuntReport[]> {
  const since = work.since ?? performance.now();
  const configuration = configure(settings);
  // Mistakes in the settings, and in the file of marks, are told before a database is made.
  await readMarks(configuration.marks);
  const begun = await beginHunts(defaultHunts(configuration) ?? [configuration], { trust });
  await prepareAsked(begun);
  const timed = { ...work, since };
  return withStore(configuration.store, watched(work).listen, (store) => runAll(begun, configuration, store, timed));
}

/** Resumes the last campaign that did not end, and what was to come after it; its own settings may be repeated. */
export async function resume({ trust, ...settings }: Settings & Trust = {}, work: Work = {}): Promise<HuntReport[]> {
  const configuration = configure(settings);
  return withKnownStore(configuration.store, watched(work).listen, async (store) => {
    const given = readSettings(settings);
    const resumed = await resumeHunt(store, given, { trust });
    return runAll([resumed, ...(await huntsAfter(resumed, given, { trust }))], configuration, store, work);
  });
}

// What was asked of a technique may hold a mistake; what cupel chooses itself is prepared while the compilers are tested.
async function prepareAsked(begun: readonly Hunt[]): Promise<void> {
  try {
    for (const { source, settings } of begun) if (Object.keys(settings.making ?? {}).length > 0) await source.prepare();
  } catch (error) {
    await Promise.allSettled(begun.map(({ source }) => source.close()));
    throw error;
  }
}

// Whoever stops one campaign does not want the next one either.
async function runAll(
  begun: readonly Hunt[],
  configuration: Configuration,
  store: Store,
  work: Work,
): Promise<HuntReport[]> {
  const reports: HuntReport[] = [];
  const watchedWork = watched(work);
  let endsAt: number | undefined = work.since ?? performance.now();
  const opened = await openHunts(begun, configuration, watchedWork.signal);
  try {
    await tellIfOpen(
      opened.flatMap(({ settings: { targets, references } }) => [...targets, ...references]),
      watchedWork.listen,
    );
    for (const text of opened.flatMap(({ material }) => material.notices)) watchedWork.listen({ kind: 'notice', text });
    for (const each of opened) {
      const { until } = each.settings;
      if (endsAt !== undefined)
        endsAt = until.seconds === undefined ? undefined : endsAt + (until.seconds - each.from.seconds) * 1000;
      if (reports.at(-1)?.status === 'stopped') break;
      reports.push(await runHunt({ ...each, endsAt }, configuration, store, watchedWork));
    }
  } finally {
    await Promise.all(opened.map((each) => each.close()));
  }
  return reports;
}
