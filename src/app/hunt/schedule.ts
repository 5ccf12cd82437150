import { parseDuration } from '../../core/duration.js';
import { type Configuration, defaultSeconds } from '../settings.js';
import type { Hunt } from './begin.js';

/** When the parts of a hunt are over. */
export interface Schedule {
  /** When the campaign has no more time, by `performance.now()`; undefined where it does not end by the clock. */
  readonly endsAt: (() => number) | undefined;
  /** When what is suspected at the end of the campaign is no longer confirmed: half of the time for triage may go into it. */
  readonly confirmsUntil: (() => number) | undefined;
  /** The compilers have passed their self-tests. */
  trusted(): void;
  /** A finding was made, which is to be reduced and dated. */
  found(): void;
  /** How much time the campaign has left. */
  left(): { readonly secondsLeft?: number };
  /** How much time there is for triage, which begins now; undefined if none is wanted. */
  triageSeconds(): number | undefined;
}

// Enough for some findings, and within the time that the user gave.
const triageShare = 1 / 3;
const longestTriage = 600;
const leastMillis = 2000;

/** Makes the schedule of a hunt; it does not end before the self-tests have. If it ends by the clock, the time for triage is a part of it once there is a finding. */
export function createSchedule(
  { settings, findings: before, endsAt }: Pick<Hunt, 'settings' | 'findings' | 'endsAt'>,
  { triageBudget }: Pick<Configuration, 'triageBudget'>,
): Schedule {
  let findings = before;
  // However long the self-tests took, something is tested.
  let earliest = Number.POSITIVE_INFINITY;
  const share = Math.min(longestTriage, triageShare * (settings.until.seconds ?? 3 * defaultSeconds));
  const reserved = () => (findings > 0 && triageBudget === undefined ? share * 1000 : 0);
  const campaignEnd = endsAt === undefined ? undefined : () => Math.max(earliest, endsAt - reserved());
  const budget = triageBudget === undefined || triageBudget === '0' ? 0 : parseDuration(triageBudget);
  const triageMillis = () => reserved() + 1000 * budget;
  return {
    endsAt: campaignEnd,
    confirmsUntil: campaignEnd && (() => campaignEnd() + triageMillis() / 2),
    trusted() {
      earliest = performance.now() + leastMillis;
    },
    found() {
      findings++;
    },
    left: () => (campaignEnd ? { secondsLeft: Math.max(0, secondsTo(campaignEnd())) } : {}),
    triageSeconds() {
      if (triageBudget === '0') return undefined;
      // What was confirmed late has taken a part of it.
      if (budget > 0)
        return campaignEnd ? Math.min(budget, Math.max(budget / 2, budget + secondsTo(campaignEnd()))) : budget;
      const left = endsAt === undefined ? share : secondsTo(endsAt);
      return Math.max(0, Math.min(longestTriage, left));
    },
  };
}

function secondsTo(time: number): number {
  return (time - performance.now()) / 1000;
}
