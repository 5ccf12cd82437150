import { setMaxListeners } from 'node:events';
import type { Listen } from '../core/events.js';
import type { IndexRange } from '../core/index-range.js';
import type { TestProgram } from '../core/test-program.js';
import type { Judgement } from '../core/verdict.js';
import { judge } from '../oracle/judge.js';
import type { GeneratorFailure } from '../store/campaign.js';
import type { Store } from '../store/store.js';
import type { Court } from './confirm.js';
import { createExaminer } from './examine.js';
import { makeBatch } from './make-batch.js';
import { createProgramMemory } from './program-memory.js';
import type { ProgramSource } from './program-source.js';
import { storeRecords } from './records.js';
import { storedEvent } from './stored-event.js';
import { countInconclusive, emptyTally, type Tally } from './tally.js';
import { countDown, localWork, type WorkPlan, type WorkSource } from './work-source.js';

/** How long a campaign goes on, and how. */
export interface CampaignPlan extends WorkPlan {
  readonly workers: number;
}

/** What a campaign works with. */
export interface CampaignParts {
  readonly source: ProgramSource;
  readonly court: Court;
  readonly store: Store;
  readonly listen: Listen;
  /** Where its lanes get their work from; this process alone does all of it unless told otherwise. */
  readonly work?: WorkSource;
  /** Is told of each program before it is done. */
  readonly judged?: ((judged: JudgedProgram) => Promise<void>) | undefined;
  /** Waits until the programs of a range can be generated. */
  readonly ready?: ((range: IndexRange, signal: AbortSignal) => Promise<void>) | undefined;
}

/**
 * A program, if there is one at its index, and what the oracle says of it by the fast path. Nothing is confirmed, so that it
 * depends on the program alone; what is done again after a resume is told again.
 */
export interface JudgedProgram {
  readonly index: number;
  readonly program?: TestProgram | undefined;
  /** None if it could not be made, or if the campaign has generated it before. */
  readonly judgements: readonly Judgement[];
}

// Enough for most batches to end, which are small when the time is nearly up; a user who gave a time wants it kept.
const graceSeconds = 2;
// A campaign that has tested nothing is of no use.
const firstGraceSeconds = 8;
const clockMillis = 200;

/** Runs a campaign until its end, or until it is told to stop; everything that it learns is in the store. */
export async function runCampaign(plan: CampaignPlan, parts: CampaignParts, stop: AbortSignal): Promise<void> {
  const { store, court, listen } = parts;
  // A lane that fails, on a full disk for one, stops the others.
  const failure = new AbortController();
  const over = new AbortController();
  const signal = AbortSignal.any([stop, failure.signal, over.signal]);
  // Every process under way listens to it, and that there are many is no leak.
  setMaxListeners(0, signal);
  const examiner = createExaminer(court, storeRecords({ campaign: plan.id, store, listen }));
  const work = parts.work ?? localWork(plan, store);
  const memory = createProgramMemory();
  let made = 0;
  let tested = plan.from.index;

  async function processBatch(range: IndexRange): Promise<void> {
    const tally = emptyTally();
    const end = await judgeBatch(range, tally);
    const progress = await work.done({ start: range.start, end }, tally);
    tested = progress.programs;
    listen({ kind: 'progress', campaign: plan.id, ...progress });
  }

  // The end of what was judged and counted: that of the batch, or where a stop came in between.
  async function judgeBatch(range: IndexRange, tally: Tally): Promise<number> {
    await parts.ready?.(range, signal);
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
      { sparing: true },
    );
    const observed = new Map(fresh.map(({ i }, row) => [i, rows[row] ?? []]));
    let end = range.start;
    try {
      for (const [i, each] of batch.entries()) {
        const observations = observed.get(i);
        const program = each.kind === 'program' ? each.program : undefined;
        const judgements = program && observations ? judge(program, observations, court.ledger) : [];
        await parts.judged?.({ index: range.start + i, program, judgements });
        if (each.kind === 'failed') await recordFailure(each);
        else if (each.kind === 'mistake') countInconclusive(tally, each.mistake.message);
        else if (!observations)
          countInconclusive(tally, 'duplicate: this campaign has generated the same program before');
        else await examineInTime(each.program, judgements, tally);
        end++;
      }
    } catch (error) {
      // Findings of what was judged are stored, and so it is counted; the rest is done when the campaign is resumed.
      if (!isStop(error, signal)) throw error;
    }
    return end;
  }

  // A campaign whose time is up is not resumed: what it suspects by then must not vanish.
  async function examineInTime(program: TestProgram, judgements: readonly Judgement[], tally: Tally) {
    try {
      await examiner.examine(program, judgements, tally, signal);
    } catch (error) {
      if (stop.aborted || !over.signal.aborted || !isStop(error, signal)) throw error;
      countInconclusive(tally, 'suspected, but the time was up before it could be confirmed');
    }
  }

  async function recordFailure({ index, message }: GeneratorFailure): Promise<void> {
    const event = { kind: 'failed', campaign: plan.id, index, message } as const;
    await store.recordGeneratorFailure(plan.id, { index, message }, storedEvent(event));
    listen(event);
  }

  async function runLane(worker: string): Promise<void> {
    try {
      while (!signal.aborted) {
        const range = await work.take(worker);
        if (!range) break;
        await processBatch(range);
      }
    } catch (error) {
      // What is thrown because of a stop is the stop itself; what is not counted is done when the campaign is resumed.
      if (!isStop(error, signal)) failure.abort(error);
    }
  }

  // When the time is up, what is under way may end, but not for long: a batch that hangs is done again on resuming.
  const secondsLeft = countDown(plan);
  const clock = setInterval(() => {
    if (-secondsLeft() > (tested > 0 ? graceSeconds : firstGraceSeconds)) over.abort();
  }, clockMillis);
  await Promise.all(Array.from({ length: plan.workers }, (_, lane) => runLane(`lane ${lane}`)));
  clearInterval(clock);
  if (failure.signal.aborted) throw failure.signal.reason;
}

// Not every error after a stop is the stop: a disk may be full then as well.
function isStop(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted && (error === signal.reason || (error instanceof Error && error.name === 'AbortError'));
}
