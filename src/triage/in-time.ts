import type { TimeBudget } from './triage-plan.js';

// A timer for longer than this goes off at once.
const longestTimer = 2 ** 31 - 1;

/** A signal that is given when the time is over, and when all is stopped. */
export function endOf({ seconds, stop }: TimeBudget): AbortSignal {
  // On a busy machine the time may be over before this is asked.
  const millis = Math.max(0, Math.min(longestTimer, Math.ceil(seconds * 1000)));
  return AbortSignal.any([stop, AbortSignal.timeout(millis)]);
}

/** What work comes to; nothing if its time is over before. */
export async function inTime<T>(work: Promise<T>, end: AbortSignal, stop: AbortSignal): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (end.aborted && !stop.aborted && error === end.reason) return undefined;
    throw error;
  });
}
