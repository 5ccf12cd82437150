import type { Progress } from '../core/events.js';
import type { Store } from '../store/store.js';
import { add, emptyTally, type Tally } from './tally.js';
import { createWatermark } from './watermark.js';

/** Programs of a campaign that one worker does together, by their indexes; the end is not one of them. */
export interface WorkRange {
  readonly start: number;
  readonly end: number;
}

/** Says which programs of a campaign are to be done next, by whom, and what is done. */
export interface WorkSource {
  /** The next programs for a worker; nothing when the campaign is over. */
  take(worker: string): Promise<WorkRange | undefined>;
  /** Notes what came of a range, durably; tells how far the campaign is. */
  done(range: WorkRange, tally: Tally): Promise<Progress>;
}

/** How long a campaign goes on, and in which steps. */
export interface WorkPlan {
  readonly id: string;
  /** Where it begins: 0, or where an earlier run of it stopped. */
  readonly from: { readonly index: number; readonly seconds: number; readonly tally: Tally };
  readonly until: { readonly programs?: number | undefined; readonly seconds?: number | undefined };
  readonly batchSize: number;
}

/** The work of a campaign that one process does: totals are stored for programs without a gap before them. */
export function localWork(plan: WorkPlan, store: Store): WorkSource {
  const { programs = Number.POSITIVE_INFINITY, seconds: limit = Number.POSITIVE_INFINITY } = plan.until;
  const began = performance.now();
  const seconds = () => plan.from.seconds + (performance.now() - began) / 1000;
  const watermark = createWatermark<Tally>(plan.from.index);
  const total = emptyTally();
  add(total, plan.from.tally);
  let nextIndex = plan.from.index;
  let writing = Promise.resolve();
  return {
    async take() {
      if (nextIndex >= programs || seconds() >= limit) return undefined;
      const start = nextIndex;
      nextIndex = Math.min(start + plan.batchSize, programs);
      return { start, end: nextIndex };
    },
    async done({ start, end }, tally) {
      for (const each of watermark.done(start, end, tally)) add(total, each);
      const progress = snapshot(watermark.next, seconds(), total);
      // One write at a time, so that an older state never overwrites a newer one.
      writing = writing.then(() => store.recordProgress(plan.id, progress));
      await writing;
      return { programs: progress.nextIndex, seconds: progress.seconds, counts: progress.counts };
    },
  };
}

function snapshot(nextIndex: number, seconds: number, { pass, bug, inconclusive, reasons }: Tally) {
  const inconclusiveReasons = [...reasons].map(([why, count]) => ({ why, count }));
  return { nextIndex, seconds, counts: { pass, bug, inconclusive }, inconclusiveReasons };
}
