import type { Limits } from '../../core/toolchain.js';
import { countSpentTime, type SpentTime } from './spent-time.js';
import { usageOf } from './usage.js';

/** Why a process was stopped by us; `starved` says that the machine was too busy to give it the time of its limit. */
export type StopReason = 'timedOut' | 'starved' | 'outOfMemory' | 'aborted';

/** A process group that is watched, and how it is stopped. */
interface Watched {
  readonly pid: number;
  hasEnded(): boolean;
  stop(reason: StopReason): void;
}

/** A watch over what a process group uses. */
export interface Watch {
  /** Gives it its time anew. */
  renew(): void;
  /** The CPU time of all of it since it began, as it was seen last. */
  cpuMillis(): number;
  end(): void;
}

const pollMillis = 50;

// A process that waits by its own choice has used up its limit long before; one that got so little is no proof of anything.
const patience = 10;
const leastPatienceMillis = 60_000;

/** Stops a process group when it has spent its time, holds too much memory, or is not wanted any more. */
export function watchUsage(watched: Watched, limits: Limits, signal?: AbortSignal): Watch {
  let [began, spent] = begin(watched.pid);
  let over: StopReason | undefined;
  let cpuMillis = 0;
  const stop = () => {
    // Since then it may have been given its time anew.
    if (over && !watched.hasEnded()) watched.stop(over);
  };
  const poll = setInterval(() => {
    const [now, usage] = [performance.now(), usageOf(watched.pid)];
    // What has ended is gone from the table.
    cpuMillis = Math.max(cpuMillis, usage.cpuMillis);
    if (usage.bytes > limits.bytes) return watched.stop('outOfMemory');
    if (spent.add(now, usage) >= limits.millis) over = 'timedOut';
    else if (now - began >= Math.max(limits.millis * patience, leastPatienceMillis)) over = 'starved';
    // If we were too busy to hear of it, it may have ended long ago: what is waiting to be heard comes first.
    if (over) setImmediate(stop);
  }, pollMillis);
  const abort = () => watched.stop('aborted');
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  return {
    renew() {
      over = undefined;
      [began, spent] = begin(watched.pid);
    },
    cpuMillis: () => cpuMillis,
    end() {
      over = undefined;
      clearInterval(poll);
      signal?.removeEventListener('abort', abort);
    },
  };
}

function begin(pid: number): [number, SpentTime] {
  const now = performance.now();
  return [now, countSpentTime(now, usageOf(pid), pollMillis)];
}
