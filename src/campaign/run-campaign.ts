import { setMaxListeners } from 'node:events';
import { UserError } from '../core/errors.js';
import type { Listen } from '../core/events.js';
import type { Finding } from '../core/finding.js';
import { findingId } from '../core/identity.js';
import { parseTarget } from '../core/target.js';
import type { TestProgram } from '../core/test-program.js';
import type { Store } from '../store/store.js';
import { bugName, type Court } from './confirm.js';
import { createExaminer, type Records } from './examine.js';
import { createProgramMemory } from './program-memory.js';
import type { ProgramSource } from './program-source.js';
import { countInconclusive, emptyTally } from './tally.js';
import { tellApart } from './tell-apart.js';
import { localWork, type WorkPlan, type WorkRange, type WorkSource } from './work-source.js';

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
  const examiner = createExaminer(court, recordsOf(plan, parts));
  const work = parts.work ?? localWork(plan, store);
  const memory = createProgramMemory();
  let made = 0;

  async function processBatch(range: WorkRange): Promise<void> {
    const tally = emptyTally();
    const { all, mistakes } = await makePrograms(range, plan.id, parts);
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
    listen({ kind: 'progress', campaign: plan.id, ...(await work.done(range, tally)) });
  }

  async function runLane(worker: string): Promise<void> {
    try {
      while (!signal.aborted) {
        const range = await work.take(worker);
        if (!range) break;
        await processBatch(range);
      }
    } catch (error) {
      // What is thrown because of a stop is the stop itself; the batch is done again when the campaign is resumed.
      if (!signal.aborted) failure.abort(error);
    }
  }

  // When the time is up, what is under way may end, but not for long: a batch that hangs is done again on resuming.
  const millis = ((plan.until.seconds ?? Number.POSITIVE_INFINITY) - plan.from.seconds + graceSeconds) * 1000;
  const timer = millis <= longestTimer ? setTimeout(() => over.abort(), millis) : undefined;
  await Promise.all(Array.from({ length: plan.workers }, (_, lane) => runLane(`lane ${lane}`)));
  clearTimeout(timer);
  if (failure.signal.aborted) throw failure.signal.reason;
}

/** The programs of a batch, and the mistakes of the user that some could not be made for. */
interface MadePrograms {
  readonly all: readonly TestProgram[];
  readonly mistakes: readonly UserError[];
}

// All at once, because making some together may be cheaper than one after the other.
async function makePrograms({ start, end }: WorkRange, campaign: string, parts: CampaignParts): Promise<MadePrograms> {
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
  listen({ kind: 'failed', campaign, index, message });
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
      if (novelty === 'new' && isNews(finding)) listen({ kind: 'found', campaign: plan.id, finding });
    },
    async occurrence({ target, verdict }, program) {
      if (verdict.kind !== 'bug') return;
      const id = findingId(program.language, parseTarget(target).family, bugName(verdict, program));
      await store.recordOccurrence(id, plan.id, program);
    },
  };
}
