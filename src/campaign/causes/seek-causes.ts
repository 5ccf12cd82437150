import { EventEmitter, once } from 'node:events';
import type { Avoidance } from '../../core/avoidance.js';
import type { Listen } from '../../core/events.js';
import type { IndexRange } from '../../core/index-range.js';
import type { SeenProgram } from '../../store/seen-programs.js';
import type { Store } from '../../store/store.js';
import type { JudgedProgram } from '../run-campaign.js';
import { storedEvent } from '../stored-event.js';
import { decideCause, decisionDelay, decisionStep, lastDecision } from './decide-cause.js';
import { seenProgram } from './seen-program.js';

/**
 * Decides what programs go without, at fixed indexes and by all programs below them: so it is the same whoever tests them in
 * which order, and after a resume.
 */
export interface Causes {
  /** Takes what is judged of a program; one that was generated before waits for what is judged of that. */
  readonly judged: (judged: JudgedProgram, signal: AbortSignal) => Promise<void>;
  /** Waits until all is decided, and stored, that the programs of a range depend on. */
  readonly ready: (range: IndexRange, signal: AbortSignal) => Promise<void>;
}

/** A campaign in which causes are sought. */
export interface SoughtCampaign {
  readonly id: string;
  /** What was decided so far; grows. */
  readonly avoided: Avoidance[];
  /** The features that can be left out. */
  readonly dispensable: readonly string[];
  /** Whether a program was done by an earlier run. */
  readonly isDone: (index: number) => boolean;
}

/** Seeks the causes of the frequent bugs of a campaign, with what an earlier run of it has seen. */
export async function seekCauses(campaign: SoughtCampaign, store: Store, listen: Listen): Promise<Causes> {
  const { id, avoided, dispensable, isDone } = campaign;
  const seen = new Map((await store.seenPrograms(id)).map((each) => [each.index, each]));
  // Which of two equal programs is tested depends on who is first; so both count as what was seen of the one that was.
  const tested = new Map<string, SeenProgram>();
  const news = new EventEmitter().setMaxListeners(0);
  let complete = 0;
  let next = (avoided.at(-1)?.at ?? 0) + decisionStep;
  let deciding = Promise.resolve();

  async function decide(): Promise<void> {
    while (complete < lastDecision && (seen.has(complete) || isDone(complete))) complete++;
    for (; next <= complete; next += decisionStep) {
      const avoidance = decideCause(seenBelow(next), avoided, dispensable, next);
      if (!avoidance) continue;
      const event = { kind: 'avoiding', campaign: id, avoidance } as const;
      await store.recordAvoidance(id, avoidance, storedEvent(event));
      avoided.push(avoidance);
      listen(event);
    }
    news.emit('decided');
  }

  function seenBelow(index: number): SeenProgram[] {
    return [...seen.values()].filter((each) => each.index < index && each.features.length > 0);
  }

  async function seenNow({ index, program, judgements }: JudgedProgram, signal: AbortSignal): Promise<SeenProgram> {
    if (!program || judgements) return seenProgram(index, program, judgements);
    let same = tested.get(program.id);
    for (; !same; same = tested.get(program.id)) await once(news, 'tested', { signal });
    return { ...same, index };
  }

  await decide();
  return {
    async judged(judged, signal) {
      const { index, judgements } = judged;
      // Others may wait for a program above the last decision, but for none that is generated only after it.
      if (index >= lastDecision + (judgements ? decisionDelay : 0)) return;
      // What was seen first stands, also if it is tested again: decisions may have been made by it.
      const each = seen.get(index) ?? (await seenNow(judged, signal));
      if (judged.program) tested.set(judged.program.id, each);
      news.emit('tested');
      if (index >= lastDecision || seen.has(index)) return;
      await store.recordSeenProgram(id, each);
      seen.set(index, each);
      // One at a time, and each sees what the one before has decided.
      deciding = deciding.then(decide);
      await deciding;
    },
    async ready({ end }, signal) {
      while (next <= Math.min(lastDecision, end - 1 - decisionDelay)) await once(news, 'decided', { signal });
    },
  };
}

/**
 * Where a range of programs ends that begins at an index: programs are generated together, and one must not wait for what is
 * decided by another of its range; nor for much that is under way elsewhere.
 */
export function endOfRange(start: number, workers: number): number {
  if (start >= lastDecision + decisionDelay) return Number.POSITIVE_INFINITY;
  return start + Math.max(1, Math.floor(decisionDelay / workers));
}
