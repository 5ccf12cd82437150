import { setMaxListeners } from 'node:events';
import { UserError } from '../core/errors.js';
import type { CampaignEvent } from '../core/events.js';
import type { Finding } from '../core/finding.js';
import { findingId } from '../core/identity.js';
import { parseTarget } from '../core/target.js';
import type { TestProgram } from '../core/test-program.js';
import type { Store } from '../store/store.js';
import { bugName, type Court } from './confirm.js';
import { createExaminer, type Records } from './examine.js';
import { createProgramMemory } from './program-memory.js';
import type { ProgramSource } from './program-source.js';
import { add, countInconclusive, emptyTally, type Tally } from './tally.js';
import { tellApart } from './tell-apart.js';
import { createWatermark } from './watermark.js';

/** How long a campaign goes on, and how. */
export interface CampaignPlan {
  readonly id: string;
  /** Where it begins: 0, or where an earlier run of it stopped. */
  readonly from: { readonly index: number; readonly seconds: number; readonly tally: Tally };
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
  const examiner = createExaminer(court, recordsOf(plan, parts));
  const watermark = createWatermark<Tally>(plan.from.index);
  const memory = createProgramMemory();
  let nextIndex = plan.from.index;
  let made = 0;
  let writing = Promise.resolve();

  function takeBatch(): { start: number; end: number } | undefined {
    const { programs = Number.POSITIVE_INFINITY, seconds: limit = Number.POSITIVE_INFINITY } = plan.until;
    if (signal.aborted || nextIndex >= programs || seconds() >= limit) return undefined;
    const start = nextIndex;
    nextIndex = Math.min(start + plan.batchSize, programs);
    return { start, end: nextIndex };
  }

  async function processBatch(start: number, end: number): Promise<void> {
    const tally = emptyTally();
    const { all, mistakes } = await makePrograms(start, end, plan.id, parts);
    made += all.length;
    // A campaign that gets no program at all tells its user why; one that goes on counts what it missed.
    if (made === 0 && mistakes[0]) throw mistakes[0];
    for (const { message } of mistakes) countInconclusive(tally, message);
    const programs = all.filter(({ id }) => {
      const isNew = !memory.meets(id);
      if (!isNew) countInconclusive(tally, 'it was made before in this campaign');
      return isNew;
    });
    const rows = await court.observer.observe(programs, signal);
    for (const [i, program] of programs.entries()) {
      await examiner.examine(program, rows[i] ?? [], tally, signal);
    }
    for (const done of watermark.done(start, end, tally)) add(total, done);
    const progress = snapshot(watermark.next, seconds(), total);
    // One write at a time, so that an older state never overwrites a newer one.
    writing = writing.then(() => store.recordProgress(plan.id, progress));
    await writing;
    listen({ kind: 'progress', programs: progress.nextIndex, seconds: progress.seconds, counts: progress.counts });
  }

  async function work(): Promise<void> {
    try {
      for (let batch = takeBatch(); batch; batch = takeBatch()) await processBatch(batch.start, batch.end);
    } catch (error) {
      // What is thrown because of a stop is the stop itself; the batch is done again when the campaign is resumed.
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

function snapshot(nextIndex: number, seconds: number, { pass, bug, inconclusive, reasons }: Tally) {
  const inconclusiveReasons = [...reasons].map(([why, count]) => ({ why, count }));
  return { nextIndex, seconds, counts: { pass, bug, inconclusive }, inconclusiveReasons };
}

/** The programs of a batch, and the mistakes of the user that some could not be made for. */
interface MadePrograms {
  readonly all: readonly TestProgram[];
  readonly mistakes: readonly UserError[];
}

// All at once, because making some together may be cheaper than one after the other.
async function makePrograms(start: number, end: number, campaign: string, parts: CampaignParts): Promise<MadePrograms> {
  const made = Array.from({ length: end - start }, async (_, i) => parts.source.at(start + i));
  const all: TestProgram[] = [];
  const mistakes: UserError[] = [];
  for (const [i, result] of (await Promise.allSettled(made)).entries()) {
    if (result.status === 'fulfilled') all.push(result.value);
    else if (result.reason instanceof UserError) mistakes.push(result.reason);
    else await recordFailure(start + i, result.reason, campaign, parts);
  }
  return { all, mistakes };
}

async function recordFailure(
  index: number,
  error: unknown,
  campaign: string,
  { store, listen }: CampaignParts,
): Promise<void> {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  await store.recordGeneratorFailure(campaign, { index, message });
  listen({ kind: 'generatorFailed', index, message });
}

// What its makers know of, and what the base shows too, is counted at the end.
function isNews({ knownBug, alsoIn }: Finding): boolean {
  return knownBug === undefined && alsoIn === undefined;
}

function recordsOf(plan: CampaignPlan, { store, listen }: CampaignParts): Records {
  return {
    async finding(confirmed) {
      const finding = await tellApart(confirmed, store);
      const novelty = await store.recordFinding(finding, plan.id);
      if (novelty === 'new' && isNews(finding)) listen({ kind: 'found', finding });
    },
    async occurrence({ target, verdict }, program) {
      if (verdict.kind !== 'bug') return;
      const id = findingId(program.language, parseTarget(target).family, bugName(verdict, program));
      await store.recordOccurrence(id, plan.id, program);
    },
  };
}
