import { setMaxListeners } from 'node:events';
import type { Listen } from '../core/events.js';
import type { Exercised } from '../core/exercised.js';
import type { IndexRange } from '../core/index-range.js';
import type { Observation } from '../core/outcome.js';
import type { TestProgram } from '../core/test-program.js';
import type { Judgement } from '../core/verdict.js';
import { judge } from '../oracle/judge.js';
import type { GeneratorFailure } from '../store/campaign.js';
import type { Claim } from '../store/leases.js';
import type { Store } from '../store/store.js';
import { createBackground } from './background.js';
import type { Court } from './confirm.js';
import { createExaminer } from './examine.js';
import { type Made, makeBatch } from './make-batch.js';
import { createProgramMemory } from './program-memory.js';
import type { ProgramSource } from './program-source.js';
import { storeRecords } from './records.js';
import { createSlots } from './slots.js';
import { storedEvent } from './stored-event.js';
import type { Result } from './tally.js';
import { examinerWithoutFaults } from './without-fault.js';
import { countDown, localWork, type WorkPlan, type WorkSource } from './work-source.js';

/** How long a campaign goes on, and how. */
export interface CampaignPlan extends WorkPlan {
  readonly workers: number;
  /** Until when what is suspected when the time is up may still be confirmed, by `performance.now()`. */
  readonly confirmsUntil?: (() => number) | undefined;
}

/** What a campaign works with. */
export interface CampaignParts {
  readonly source: ProgramSource;
  readonly court: Court;
  readonly store: Store;
  readonly listen: Listen;
  /** Where its lanes get their work from; this process alone does all of it unless told otherwise. */
  readonly work?: WorkSource;
  /** Those of some programs that were generated at another index before, where others generate programs of it too. */
  readonly repeats?: ((programs: readonly Claim[]) => Promise<ReadonlySet<number>>) | undefined;
  /** Waits until what compilers have said can be believed; fails if it cannot. */
  readonly believe?: ((observations: readonly Observation[]) => Promise<void>) | undefined;
  /** Is told of each program before it is done. */
  readonly judged?: ((judged: JudgedProgram, signal: AbortSignal) => Promise<void>) | undefined;
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
  /** Absent if the campaign has generated the program before: at another index it is told what is judged of it. */
  readonly judgements?: readonly Judgement[] | undefined;
}

// Enough for most batches to end, which are small when the time is nearly up; a user who gave a time wants it kept.
const graceSeconds = 2;
// A campaign that has tested nothing is of no use.
const firstGraceSeconds = 8;
const clockMillis = 200;

// So many confirmations may be under way, or wait for their turn, before no more programs are tested.
const mostConfirmations = 20;
// Programs that wait for the confirmation of another one cost memory, and are lost by a stop.
const mostPending = 200;

/** Runs a campaign until its end, or until it is told to stop; everything that it learns is in the store. */
export async function runCampaign(plan: CampaignPlan, parts: CampaignParts, stop: AbortSignal): Promise<void> {
  const { store, court, listen } = parts;
  // A lane that fails, on a full disk for one, stops the others.
  const failure = new AbortController();
  const over = new AbortController();
  const tooLate = new AbortController();
  const signal = AbortSignal.any([stop, failure.signal, over.signal]);
  const confirming = AbortSignal.any([stop, failure.signal, tooLate.signal]);
  // Every process under way listens to them, and that there are many is no leak.
  setMaxListeners(0, signal, confirming);
  // What is thrown because of a stop is the stop itself; what is not done is done when the campaign is resumed.
  const fail = (error: unknown) => {
    if (!isStop(error, signal) && !isStop(error, confirming)) failure.abort(error);
  };
  // Lanes go on meanwhile: as much again would only make all of it slower.
  const confirmations = createSlots(Math.ceil(plan.workers / 2));
  const examiner = examinerWithoutFaults(
    createExaminer(court, storeRecords({ campaign: plan.id, store, listen }), confirmations),
    court,
    async ({ origin }) => parts.source.withoutFault?.(origin.index),
  );
  const work = parts.work ?? localWork(plan, store);
  const secondsLeft = countDown(plan);
  const memory = createProgramMemory();
  const settling = createBackground(fail);
  let made = 0;
  let tested = plan.from.index;

  async function processBatch(range: IndexRange): Promise<void> {
    await parts.ready?.(range, signal);
    const began = performance.now();
    const batch = await makeBatch(parts.source, range);
    made += batch.filter(({ kind }) => kind === 'program').length;
    const mistake = batch.find((each) => each.kind === 'mistake')?.mistake;
    // A campaign that gets no program at all tells its user why; one that goes on counts what it missed.
    if (made === 0 && mistake) throw mistake;
    const repeated = await repeatsAmong(batch, range.start);
    const fresh: { readonly index: number; readonly program: TestProgram }[] = [];
    for (const [i, each] of batch.entries()) {
      const index = range.start + i;
      if (each.kind === 'program' && !repeated.has(index)) fresh.push({ index, program: each.program });
      else settling.add(settleUnseen(index, each));
    }
    const programs = fresh.map(({ program }) => program);
    const onObserved = (i: number, observations: readonly Observation[]) => {
      const each = fresh[i];
      if (each) settling.add(settle(each.index, each.program, observations));
    };
    if (programs.length > 0) await court.observer.observe(programs, signal, { sparing: true, onObserved });
    work.took(batch.length, (performance.now() - began) / 1000);
    // Until then the machine is for what tells whether they can be believed.
    await parts.believe?.([]);
  }

  async function repeatsAmong(batch: readonly Made[], start: number): Promise<ReadonlySet<number>> {
    const claims = batch.flatMap((each, i) =>
      each.kind === 'program' ? [{ index: start + i, program: each.program.id }] : [],
    );
    if (parts.repeats) return parts.repeats(claims);
    return new Set(claims.filter(({ program }) => memory.meets(program)).map(({ index }) => index));
  }

  async function settleUnseen(index: number, made: Made): Promise<void> {
    const judged = made.kind === 'program' ? { program: made.program } : { judgements: [] };
    await parts.judged?.({ index, ...judged }, signal);
    if (made.kind === 'failed') await recordFailure(made);
    // Of two equal programs the first counts, whichever was tested.
    const exercised = made.kind === 'program' ? parts.source.coverage?.of(made.program) : undefined;
    await done(index, resultOfUnseen(made), exercised);
  }

  async function settle(index: number, program: TestProgram, observations: readonly Observation[]): Promise<void> {
    const judgements = judge(program, observations, court.ledger);
    // The plain compilers may be asked meanwhile: who asks them waits for the same before it keeps anything.
    const examining = examiner.examine({ program, observations, judgements }, { signal: confirming, isTimeUp });
    try {
      await parts.believe?.(observations);
      await parts.judged?.({ index, program, judgements }, signal);
    } finally {
      await examining.catch(() => undefined);
    }
    await done(index, await examining, parts.source.coverage?.of(program));
  }

  function isTimeUp(error: unknown): boolean {
    return tooLate.signal.aborted && !stop.aborted && isStop(error, confirming);
  }

  async function done(index: number, result: Result, exercised?: Exercised): Promise<void> {
    const progress = await work.done(index, result, exercised);
    tested = progress.programs;
    listen({ kind: 'progress', campaign: plan.id, ...progress });
  }

  async function recordFailure({ index, message }: GeneratorFailure): Promise<void> {
    const event = { kind: 'failed', campaign: plan.id, index, message } as const;
    await store.recordGeneratorFailure(plan.id, { index, message }, storedEvent(event));
    listen(event);
  }

  // When the time is nearly up, no more is tested than can be confirmed.
  function isBehind(): boolean {
    const { size } = confirmations;
    if (settling.size > mostPending || size > mostConfirmations) return true;
    return size > 0 && confirmations.secondsLeft() > secondsLeft();
  }

  async function runLane(worker: string): Promise<void> {
    try {
      while (!signal.aborted) {
        while (isBehind()) await settling.next();
        const range = await work.take(worker);
        if (!range) break;
        await processBatch(range);
      }
    } catch (error) {
      fail(error);
    }
  }

  // When the time is up, what is under way may end, but not for long: a batch that hangs is done again on resuming.
  // A first finding may end the time long before now: what is suspected beside it may still be confirmed.
  let ended: number | undefined;
  const clock = setInterval(() => {
    if (secondsLeft() > 0) return;
    ended ??= performance.now();
    if (performance.now() - ended <= 1000 * (tested > 0 ? graceSeconds : firstGraceSeconds)) return;
    over.abort();
    if (performance.now() > (plan.confirmsUntil?.() ?? 0)) tooLate.abort();
  }, clockMillis);
  await Promise.all(Array.from({ length: plan.workers }, (_, lane) => runLane(`lane ${lane}`)));
  await settling.all();
  clearInterval(clock);
  await work.finish().catch(fail);
  if (failure.signal.aborted) throw failure.signal.reason;
}

function resultOfUnseen(made: Made): Result {
  if (made.kind === 'failed') return { kind: 'failed' };
  if (made.kind === 'mistake') return { kind: 'inconclusive', why: made.mistake.message };
  return { kind: 'inconclusive', why: 'duplicate: this campaign has generated the same program before' };
}

// Not every error after a stop is the stop: a disk may be full then as well.
function isStop(error: unknown, signal: AbortSignal): boolean {
  return signal.aborted && (error === signal.reason || (error instanceof Error && error.name === 'AbortError'));
}
