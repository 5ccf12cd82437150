import type { Cost, Observation, Outcome } from '../core/outcome.js';

// So many times the usual CPU time is slow: more than a busy machine, cold caches or a collection of garbage can make of it.
const slowFactor = 3;
// Another compiler is quicker if it takes at most this part.
const quickShare = 0.5;

/** Whether a compilation took so much more CPU time than usual that the program must be the reason. */
export function isSlow(outcome: Outcome): boolean {
  const cost = costOf(outcome);
  return cost !== undefined && cost.cpuMillis >= slowFactor * cost.usualMillis;
}

/** Whether a compiler that took a program is clearly quicker than another one; one without a cost took no long time. */
export function isQuicker(one: Observation, other: Observation): boolean {
  const [a, b] = [costOf(one.outcome)?.cpuMillis ?? one.cpuMillis, costOf(other.outcome)?.cpuMillis];
  return !isSlow(one.outcome) && a !== undefined && b !== undefined && a <= quickShare * b;
}

function costOf(outcome: Outcome): Cost | undefined {
  return outcome.kind === 'accepted' || outcome.kind === 'rejected' ? outcome.cost : undefined;
}
