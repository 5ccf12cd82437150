import type { Progress } from '../core/events.js';
import type { Exercised } from '../core/exercised.js';
import type { IndexRange } from '../core/index-range.js';
import type { Store } from '../store/store.js';
import { createDoneRanges, type DoneRanges } from '../core/done-ranges.js';
import { noteExercised } from './note-exercised.js';
import { createPace } from './pace.js';
import { saveOften } from './save-often.js';
import { copyOf, count, type Result, type Tally } from './tally.js';

/** Says which programs of a campaign are to be done next, by whom, and what is done. */
export interface WorkSource {
  /** The next programs for a worker; nothing when the campaign is over. */
  take(worker: string): Promise<IndexRange | undefined>;
  /** Notes how long it took to test so many programs, without what they waited for: the size of ranges depends on it. */
  took(programs: number, seconds: number): void;
  /**
   * Notes what came of a program that was taken, and what it exercises of libraries, and tells how far the campaign is; it is
   * durable a moment later.
   */
  done(index: number, result: Result, exercised?: Exercised): Promise<Progress>;
  /** What is done is durable when this is over. */
  finish(): Promise<void>;
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

// A program that is lost is done again after a resume: so seldom are the totals written.
const saveMillis = 500;

/** The work of a campaign that one process does. */
export function localWork(plan: WorkPlan, store: Store): WorkSource {
  const { programs = Number.POSITIVE_INFINITY } = plan.until;
  const secondsLeft = countDown(plan);
  const pace = createPace(plan.batchSize);
  const began = performance.now();
  const seconds = () => plan.from.seconds + (performance.now() - began) / 1000;
  const done = createDoneRanges(plan.from.index, plan.from.beyond);
  const total = copyOf(plan.from.tally);
  const exercises = noteExercised();
  const saving = saveOften(saveMillis, () => {
    const exercised = exercises.take();
    const progress = snapshot(done, seconds(), total);
    return store.recordProgress(plan.id, { ...progress, ...(exercised.length > 0 && { exercised }) });
  });
  let nextIndex = plan.from.index;
  let isFirst = done.count === 0;
  return {
    async take() {
      const { start, end } = done.openFrom(nextIndex);
      // However busy the machine is, a campaign tests something.
      if (start >= programs || (secondsLeft() <= 0 && !isFirst)) return undefined;
      const latest = plan.endOfRange?.(start) ?? end;
      nextIndex = Math.min(start + pace.next(secondsLeft()), end, latest, programs);
      isFirst = false;
      return { start, end: nextIndex };
    },
    took: (tested, seconds) => pace.note(tested, seconds),
    async done(index, result, exercised) {
      if (exercised) exercises.note(index, exercised);
      done.add({ start: index, end: index + 1 });
      count(total, result);
      saving.changed();
      const { pass, bug, inconclusive } = total;
      const left = Number.isFinite(secondsLeft()) && { secondsLeft: Math.max(0, secondsLeft()) };
      return { programs: done.count, seconds: seconds(), counts: { pass, bug, inconclusive }, ...left };
    },
    finish: () => saving.finish(),
  };
}

function snapshot(done: DoneRanges, seconds: number, { pass, bug, inconclusive, reasons }: Tally) {
  const inconclusiveReasons = [...reasons].map(([why, count]) => ({ why, count }));
  const { next: nextIndex, beyond } = done;
  return { nextIndex, beyond, seconds, counts: { pass, bug, inconclusive }, inconclusiveReasons };
}
