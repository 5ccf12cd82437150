import { cpuTickMillis, type Usage } from './usage.js';

/** The time that counts against the limit of a process. */
export interface SpentTime {
  /** Counts the time since the last call by what was used meanwhile; the result is all that was spent. */
  add(now: number, usage: Usage): number;
}

/**
 * Counts the time that a process spends, from now on. It is the time that it runs, however many threads do so, and the time
 * that it waits by its own choice. What it does not get of a busy machine does not count. So it is never more than the time
 * on the clock, and on a machine with a free core it is just that.
 *
 * @param longestWait what one call counts at most of a wait: if we are called late, others may wait for us
 */
export function countSpentTime(began: number, before: Usage, longestWait: number): SpentTime {
  let [last, cpu, spent] = [began, before.cpuMillis, 0];
  return {
    add(now, usage) {
      const [passed, used] = [now - last, usage.cpuMillis - cpu];
      last = now;
      // It may be less than before, if something ended that nobody waited for.
      cpu = usage.cpuMillis;
      if (used + cpuTickMillis >= passed) spent += passed;
      else if (used > 0) spent += used;
      else if (usage.isWaiting()) spent += Math.min(passed, longestWait);
      return spent;
    },
  };
}
