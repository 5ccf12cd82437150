import { keepFinding } from '../campaign/records.js';
import type { Finding } from '../core/finding.js';
import { markOf } from '../core/mark.js';
import { byRank, isFollowUp } from '../core/rank.js';
import { isAboutErrors, isPromotion } from '../core/same-bug.js';
import type { StoredFinding } from '../store/stored-finding.js';
import { findDuplicates, isKnownBug, textSize } from './cluster/cluster.js';
import { markDuplicates } from './cluster/mark-duplicates.js';
import { dateOne } from './date-one.js';
import { endOf, inTime } from './in-time.js';
import { canBePromoted } from './promote/find-promotion.js';
import { keepPromotion, promoteFinding } from './promote/promote-finding.js';
import { keepReduction } from './reduce-finding.js';
import { reduceOne } from './reduce-one.js';
import { repeatFinding } from './repeat-finding.js';
import type { TimeBudget, TriagePlan } from './triage-plan.js';

// What one finding gets at least, so that a short budget makes some findings small and not all of them a little smaller.
const leastSeconds = 60;
// What the search for one promotion takes at most, and all of them together: what is not promoted is worth little.
const mostPromotionSeconds = 30;
const promotionShare = 1 / 2;

/**
 * Promotes the findings of a campaign, makes them small, those of the best rank and evidence first, dates them by the versions
 * that are here, and tells which are one bug.
 */
export async function triage(plan: TriagePlan, stop: AbortSignal): Promise<void> {
  const { campaign, court, store, listen } = plan;
  const began = performance.now();
  const left = () => plan.seconds - (performance.now() - began) / 1000;
  const isOver = () => left() <= 0 || stop.aborted;
  const tried = new Set<string>();
  // What candidates of reductions showed, and what may be the bug of the finding in another place.
  const unsure: Finding[] = [];
  try {
    await promoteAll();
    await reduceAll();
    await reduceUnsure();
  } finally {
    await markDuplicates(plan);
  }

  async function untreated(): Promise<Finding[]> {
    const found = (await store.findings({ campaign })).filter(isWaiting).map(({ finding }) => finding);
    return found.filter((each) => !each.reduction && isWatched(each) && !markOf(each, plan.marks ?? []));
  }

  // What is probably one bug with another one has time until all bugs have one small program.
  async function duplicates(): Promise<ReadonlyMap<string, string>> {
    return findDuplicates((await store.findings({ campaign })).map(({ finding }) => finding));
  }

  // A finding that another campaign made has its observations by the compilers of that one.
  function isWatched({ observations, program }: Finding): boolean {
    const watched = new Set(court.observer.targets.map(({ name }) => name));
    // Of a compiler that was compared with itself, only the configurations that differ are in a finding.
    const isWhole = program.expectation.kind === 'consistent' || observations.length === watched.size;
    return isWhole && observations.every(({ target }) => watched.has(target));
  }

  // Before anything is reduced: many findings may become one, and a reduction then keeps what is worth more.
  async function promoteAll(): Promise<void> {
    const waiting = (await untreated()).filter(canBePromoted).sort(byWorth);
    const until = left() * (1 - promotionShare);
    for (const [i, finding] of waiting.entries()) {
      const seconds = Math.min(mostPromotionSeconds, (left() - until) / (waiting.length - i));
      if (seconds <= 0 || isOver()) return;
      await promoteOne(finding, plan, { seconds, stop });
    }
  }

  async function reduceAll(): Promise<void> {
    for (;;) {
      // Findings that are met on the way come to the others.
      const waiting = (await untreated()).filter((each) => !tried.has(each.id) && isWanted(each, plan));
      const [next] = waiting.sort(byNews(await duplicates()));
      if (!next || isOver()) break;
      tried.add(next.id);
      const finding = await repeatFinding(next, plan, { seconds: left(), stop });
      if (!isWanted(finding, plan)) continue;
      const { reduced, met } = await reduceNext(finding, waiting.length);
      if (reduced) await keepReduction(reduced, finding, plan);
      for (const other of met) await keepMet(other, finding);
      if (reduced && !isOver()) await dateOne(reduced, plan, { seconds: left(), stop });
    }
  }

  // Only once it is small it can be told from what is known; for want of time it is left to be found again.
  async function reduceUnsure(): Promise<void> {
    for (const [i, finding] of unsure.entries()) {
      if (isOver()) return;
      if (await isStored(finding)) continue;
      const { reduced } = await reduceNext(finding, unsure.length - i);
      if (!reduced || (await isStored(reduced))) continue;
      await keepFinding(reduced, plan);
      if (!isOver()) await dateOne(reduced, plan, { seconds: left(), stop });
    }
  }

  function reduceNext(finding: Finding, waiting: number) {
    listen({ kind: 'triage', campaign, finding, waiting, secondsLeft: left() });
    const seconds = Math.min(left(), Math.max(leastSeconds, left() / waiting));
    return reduceOne(finding, plan, { seconds, stop });
  }

  async function keepMet(met: Finding, finding: Finding): Promise<void> {
    if (isPromotion(finding.signature, met.signature)) await keepPromotion(met, finding, plan);
    else if (isAboutErrors(met.signature)) unsure.push(met);
    else await keepFinding(met, plan);
  }

  async function isStored(finding: Finding): Promise<boolean> {
    const stored = await store.findings({ language: plan.language.id });
    return isKnownBug(
      finding,
      stored.map((each) => each.finding),
    );
  }
}

function isWanted(finding: Finding, { followUp }: TriagePlan): boolean {
  return followUp || !isFollowUp(finding);
}

// What was taken for a duplicate before it was reduced may turn out to be none.
function isWaiting({ finding, status }: StoredFinding): boolean {
  return status === 'open' || (status === 'duplicate' && finding.promotedTo === undefined);
}

async function promoteOne(finding: Finding, plan: TriagePlan, budget: TimeBudget): Promise<void> {
  const { court, language, open } = plan;
  const signal = endOf(budget);
  const promoting = promoteFinding(finding, {
    ...{ court, language, lanes: open.workers, signal },
    seconds: budget.seconds,
  });
  const promoted = await inTime(promoting, signal, budget.stop);
  if (promoted) await keepPromotion(promoted, finding, plan);
}

function byNews(duplicates: ReadonlyMap<string, string>): (a: Finding, b: Finding) => number {
  const order = ({ id }: Finding) => Number(duplicates.has(id));
  return (a, b) => order(a) - order(b) || byWorth(a, b);
}

// Of those that are worth the same, the smallest take the least time.
function byWorth(a: Finding, b: Finding): number {
  return byRank(a, b) || textSize(a) - textSize(b);
}
