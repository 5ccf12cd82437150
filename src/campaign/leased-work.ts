import { setTimeout } from 'node:timers/promises';
import type { IndexRange } from '../core/index-range.js';
import type { Store } from '../store/store.js';
import { createPace } from './pace.js';
import { count, emptyTally, type Tally } from './tally.js';
import type { WorkSource } from './work-source.js';

/** The work of a campaign that several processes share. */
export interface SharedPlan {
  readonly id: string;
  /** Who does it. */
  readonly worker: string;
  readonly batchSize: number;
  /** How many programs the campaign has. */
  readonly programs: number;
  readonly secondsLeft: () => number;
  /** Ends the waiting for others. */
  readonly signal: AbortSignal;
}

interface Held {
  readonly range: IndexRange;
  readonly tally: Tally;
  readonly open: Set<number>;
}

const pollMillis = 500;

/** Work that is taken from the store in ranges, each of which is counted once, by whoever has done all of it. */
export function leasedWork(plan: SharedPlan, store: Store): WorkSource {
  const { id: campaign, worker, programs, secondsLeft, signal } = plan;
  const pace = createPace(plan.batchSize);
  const held = new Map<number, Held>();
  const total = emptyTally();
  const began = performance.now();

  async function settle(each: Held): Promise<void> {
    held.delete(each.range.start);
    const { reasons, pass, bug, inconclusive } = each.tally;
    await store.leases.settle(
      { campaign, worker, start: each.range.start },
      { counts: { pass, bug, inconclusive }, reasons: [...reasons].map(([why, count]) => ({ why, count })) },
    );
  }

  return {
    async take() {
      while (secondsLeft() > 0 && !signal.aborted) {
        const size = pace.next(secondsLeft());
        const range = await store.leases.take({ campaign, worker, size, limit: programs });
        if (range === undefined) return undefined;
        if (range !== 'wait') {
          const open = new Set(Array.from({ length: range.end - range.start }, (_, i) => range.start + i));
          held.set(range.start, { range, tally: emptyTally(), open });
          return range;
        }
        // Somebody who does the last of it may be lost.
        await setTimeout(pollMillis, undefined, { signal }).catch(() => undefined);
      }
      return undefined;
    },
    took: (tested, seconds) => pace.note(tested, seconds),
    async done(index, result) {
      const each = [...held.values()].find(({ open }) => open.has(index));
      if (!each) throw new Error(`program ${index} was not taken`);
      each.open.delete(index);
      count(each.tally, result);
      count(total, result);
      if (each.open.size === 0) await settle(each);
      const { pass, bug, inconclusive } = total;
      const seconds = (performance.now() - began) / 1000;
      return { programs: pass + bug + inconclusive, seconds, counts: { pass, bug, inconclusive } };
    },
    // What is not done is done by another.
    finish: () => store.leases.free(worker),
  };
}
