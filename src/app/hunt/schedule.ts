import { parseDuration } from '../../core/duration.js';
import { type Configuration, defaultSeconds } from '../settings.js';
import type { Hunt } from './begin.js';

/** When the parts of a hunt are over. */
export interface Schedule {
  /** When the campaign has no more time, by `performance.now()`; undefined where it does not end by the clock. */
  readonly endsAt: (() => number) | undefined;
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

/** Makes the schedule of a hunt. If it ends by the clock, the time for triage is a part of it once there is a finding. */
export function createSchedule(
  { settings, findings: before, endsAt }: Pick<Hunt, 'settings' | 'findings' | 'endsAt'>,
  { triageBudget }: Pick<Configuration, 'triageBudget'>,
): Schedule {
  let findings = before;
  const share = Math.min(longestTriage, triageShare * (settings.until.seconds ?? 3 * defaultSeconds));
  const reserved = () => (findings > 0 && triageBudget === undefined ? share * 1000 : 0);
  const campaignEnd = endsAt === undefined ? undefined : () => endsAt - reserved();
  return {
    endsAt: campaignEnd,
    found() {
      findings++;
    },
    left: () => (campaignEnd ? { secondsLeft: Math.max(0, (campaignEnd() - performance.now()) / 1000) } : {}),
    triageSeconds() {
      if (triageBudget === '0') return undefined;
      if (triageBudget !== undefined) return parseDuration(triageBudget);
      const left = endsAt === undefined ? share : (endsAt - performance.now()) / 1000;
      return Math.max(0, Math.min(longestTriage, left));
    },
  };
}
