import { setMaxListeners } from 'node:events';
import type { CampaignEvent } from '../core/events.js';
import type { IndexRange } from '../core/index-range.js';
import type { GeneratorFailure } from '../store/campaign.js';
import type { Store } from '../store/store.js';
import type { Court } from './confirm.js';
import { createDoneRanges, type DoneRanges } from './done-ranges.js';
import { createExaminer } from './examine.js';
import { makeBatch } from './make-batch.js';
import { createProgramMemory } from './program-memory.js';
import type { ProgramSource } from './program-source.js';
import { storeRecords } from './records.js';
import { add, countInconclusive, emptyTally, type Tally } from './tally.js';

/** How long a campaign goes on, and how. */
export interface CampaignPlan {
  readonly id: string;
  /** Where it begins: 0, or where an earlier run of it stopped; `beyond` is what that one had done above the index. */
  readonly from: {
    readonly index: number;
    readonly beyond?: readonly IndexRange[];
    readonly seconds: number;
    readonly tally: Tally;
  };
  readonly until: { readonly programs?: number | undefined; readonly seconds?: number | undefined };
  readonly workers: number;
  readonly batchSize: number;
}

/** What a campaign works with. */
export interface CampaignParts {
  readonly source: ProgramSource;
  readonly court: Court;
  readonly store: Store;
  readonly listen: (event: CampaignEvent) => void;
}

// Enough for slow programs to end and for most findings to be confirmed; a user who gave a time wants it kept.
const graceSeconds = 30;
// A timer for longer than this goes off at once; a campaign of weeks does without one.
const longestTimer = 2 ** 31 - 1;

/** Runs a campaign until its end, or until it is told to stop; everything that it learns is in the store. */
export async function runCampaign(plan: CampaignPlan, parts: CampaignParts, stop: AbortSignal): Promise<void> {
  const { store, court, listen } = parts;
  // A lane that fails, on a full disk for one, stops the others.
  const failure = new AbortController();
  const over = new AbortController();
  const signal = AbortSignal.any([stop, failure.signal, over.signal]);
  // Every process under way listens to it, and that there are many is no leak.
  setMaxListeners(0, signal);
  const total: Tally = emptyTally();
  add(total, plan.from.tally);
  const began = performance.now();
  const seconds = () => plan.from.seconds + (performance.now() - began) / 1000;
  const examiner = createExaminer(court, storeRecords({ campaign: plan.id, store, listen }));
  const done = createDoneRanges(plan.from.index, plan.from.beyond);
  const memory = createProgramMemory();
  let nextIndex = plan.from.index;
  let made = 0;
  let writing = Promise.resolve();

  function takeBatch(): IndexRange | undefined {
    const { programs = Number.POSITIVE_INFINITY, seconds: limit = Number.POSITIVE_INFINITY } = plan.until;
    const { start, end } = done.openFrom(nextIndex);
    if (signal.aborted || start >= programs || seconds() >= limit) return undefined;
    nextIndex = Math.min(start + plan.batchSize, end, programs);
    return { start, end: nextIndex };
  }

  async function processBatch(range: IndexRange): Promise<void> {
    const tally = emptyTally();
    const end = await judgeBatch(range, tally);
    done.add({ start: range.start, end });
    add(total, tally);
    const progress = snapshot(done, seconds(), total);
    const programs = done.count;
    // One write at a time, so that an older state never overwrites a newer one.
    writing = writing.then(() => store.recordProgress(plan.id, progress));
    await writing;
    listen({ kind: 'progress', programs, seconds: progress.seconds, counts: progress.counts });
  }

  // The end of what was judged and counted: that of the batch, or where a stop came in between.
  async function judgeBatch(range: IndexRange, tally: Tally): Promise<number> {
    const batch = await makeBatch(parts.source, range);
    made += batch.filter(({ kind }) => kind === 'program').length;
    const mistake = batch.find((each) => each.kind === 'mistake')?.mistake;
    // A campaign that gets no program at all tells its user why; one that goes on counts what it missed.
    if (made === 0 && mistake) throw mistake;
    const fresh = batch.flatMap((each, i) =>
      each.kind === 'program' && !memory.meets(each.program.id) ? [{ i, ...each }] : [],
    );
    const rows = await court.observer.observe(
      fresh.map(({ program }) => program),
      signal,
    );
    const observed = new Map(fresh.map(({ i }, row) => [i, rows[row] ?? []]));
    let end = range.start;
    try {
      for (const [i, each] of batch.entries()) {
        const observations = observed.get(i);
        if (each.kind === 'failed') await recordFailure(each);
        else if (each.kind === 'mistake') countInconclusive(tally, each.mistake.message);
        else if (!observations) countInconclusive(tally, 'it was made before in this campaign');
        else await examiner.examine(each.program, observations, tally, signal);
        end++;
      }
    } catch (error) {
      // Findings of what was judged are stored, and so it is counted; the rest is done when the campaign is resumed.
      if (!signal.aborted) throw error;
    }
    return end;
  }

  async function recordFailure({ index, message }: GeneratorFailure): Promise<void> {
    await store.recordGeneratorFailure(plan.id, { index, message });
    listen({ kind: 'generatorFailed', index, message });
  }

  async function work(): Promise<void> {
    try {
      for (let batch = takeBatch(); batch; batch = takeBatch()) await processBatch(batch);
    } catch (error) {
      // What is thrown because of a stop is the stop itself; what is not counted is done when the campaign is resumed.
      if (!signal.aborted) failure.abort(error);
    }
  }

  // When the time is up, what is under way may end, but not for long: a batch that hangs is done again on resuming.
  const millis = ((plan.until.seconds ?? Number.POSITIVE_INFINITY) - plan.from.seconds + graceSeconds) * 1000;
  const timer = millis <= longestTimer ? setTimeout(() => over.abort(), millis) : undefined;
  await Promise.all(Array.from({ length: plan.workers }, work));
  clearTimeout(timer);
  if (failure.signal.aborted) throw failure.signal.reason;
}

function snapshot(done: DoneRanges, seconds: number, { pass, bug, inconclusive, reasons }: Tally) {
  const inconclusiveReasons = [...reasons].map(([why, count]) => ({ why, count }));
  const { next: nextIndex, beyond } = done;
  return { nextIndex, beyond, seconds, counts: { pass, bug, inconclusive }, inconclusiveReasons };
}
