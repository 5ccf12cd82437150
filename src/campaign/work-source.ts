import type { Progress } from '../core/events.js';
import type { IndexRange } from '../core/index-range.js';
import type { Store } from '../store/store.js';
import { createDoneRanges, type DoneRanges } from './done-ranges.js';
import { createPace } from './pace.js';
import { add, emptyTally, type Tally } from './tally.js';

/** Says which programs of a campaign are to be done next, by whom, and what is done. */
export interface WorkSource {
  /** The next programs for a worker; nothing when the campaign is over. */
  take(worker: string): Promise<IndexRange | undefined>;
  /** Notes what came of programs that were taken, or of the first of them, durably; tells how far the campaign is. */
  done(range: IndexRange, tally: Tally): Promise<Progress>;
}

/** How long a campaign goes on, and in which steps. */
export interface WorkPlan {
  readonly id: string;
  /** Where it begins: 0, or where an earlier run of it stopped; `beyond` is what that one had done above the index. */
  readonly from: {
    readonly index: number;
    readonly beyond?: readonly IndexRange[];
    readonly seconds: number;
    readonly tally: Tally;
  };
  readonly until: { readonly programs?: number | undefined; readonly seconds?: number | undefined };
  /** When its time is up by `performance.now()`, if not after the seconds above; it may come to be earlier. */
  readonly endsAt?: (() => number) | undefined;
  readonly batchSize: number;
  /** Where a range that begins at an index ends at the latest. */
  readonly endOfRange?: ((start: number) => number) | undefined;
}

/** Tells how many seconds of a campaign that begins now are left. */
export function countDown({ from, until, endsAt }: Pick<WorkPlan, 'from' | 'until' | 'endsAt'>): () => number {
  const end = performance.now() + ((until.seconds ?? Number.POSITIVE_INFINITY) - from.seconds) * 1000;
  return () => ((endsAt?.() ?? end) - performance.now()) / 1000;
}

/** The work of a campaign that one process does. */
export function localWork(plan: WorkPlan, store: Store): WorkSource {
  const { programs = Number.POSITIVE_INFINITY } = plan.until;
  const secondsLeft = countDown(plan);
  const pace = createPace(plan.batchSize);
  const takenAt = new Map<number, number>();
  const began = performance.now();
  const seconds = () => plan.from.seconds + (performance.now() - began) / 1000;
  const done = createDoneRanges(plan.from.index, plan.from.beyond);
  const total = emptyTally();
  add(total, plan.from.tally);
  let nextIndex = plan.from.index;
  let writing = Promise.resolve();
  return {
    async take() {
      const { start, end } = done.openFrom(nextIndex);
      // However busy the machine is, a campaign tests something.
      const isFirst = takenAt.size === 0 && done.count === 0;
      if (start >= programs || (secondsLeft() <= 0 && !isFirst)) return undefined;
      const latest = plan.endOfRange?.(start) ?? end;
      nextIndex = Math.min(start + pace.next(secondsLeft()), end, latest, programs);
      takenAt.set(start, seconds());
      return { start, end: nextIndex };
    },
    async done(range, tally) {
      done.add(range);
      add(total, tally);
      const progress = snapshot(done, seconds(), total);
      pace.note(range.end - range.start, progress.seconds - (takenAt.get(range.start) ?? 0));
      const left = Number.isFinite(secondsLeft()) && { secondsLeft: Math.max(0, secondsLeft()) };
      const reached = { programs: done.count, seconds: progress.seconds, counts: progress.counts, ...left };
      // One write at a time, so that an older state never overwrites a newer one.
      writing = writing.then(() => store.recordProgress(plan.id, progress));
      await writing;
      return reached;
    },
  };
}

function snapshot(done: DoneRanges, seconds: number, { pass, bug, inconclusive, reasons }: Tally) {
  const inconclusiveReasons = [...reasons].map(([why, count]) => ({ why, count }));
  const { next: nextIndex, beyond } = done;
  return { nextIndex, beyond, seconds, counts: { pass, bug, inconclusive }, inconclusiveReasons };
}
