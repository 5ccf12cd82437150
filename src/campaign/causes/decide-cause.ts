import type { Avoidance } from '../../core/avoidance.js';
import type { SeenProgram } from '../../store/seen-programs.js';
import { type Absence, absencesOf, isCause, isExcluded } from './absence.js';

// A bug is frequent if so large a share of so many programs shows it. While its cause is sought, programs that go without
// features show fewer other bugs: a bug that is rarer costs less than the search.
const leastPrograms = 32;
const leastShare = 0.15;
// The language must not shrink to nothing.
const mostAvoided = 3;
// What cannot be told from so many programs has no single cause.
const longestSearch = 320;

/** How many indexes there are between two decisions. */
export const decisionStep = 64;
/** How many indexes there are between a decision and the programs that it is about: others are under way by then. */
export const decisionDelay = 128;
/** No decision is made above this index: a bug that hides others is frequent from the start. */
export const lastDecision = 1024;

/**
 * What a campaign decides at an index about its most frequent bug, by all programs below it. Almost every program has almost
 * every feature, so that mostly nothing can be seen from what the programs with a bug have in common. Then programs go without
 * some features for a while: one that shows the bug clears all the features that it lacks.
 */
export function decideCause(
  seen: readonly SeenProgram[],
  decisions: readonly Avoidance[],
  dispensable: readonly string[],
  at: number,
): Avoidance | undefined {
  const last = decisions.at(-1);
  const from = at + decisionDelay;
  // Programs from before were made in another way: their share of bugs says nothing about those since.
  const recent = seen.filter(({ index }) => index >= (last?.from ?? 0));
  if (last?.varies) {
    const { bug, share, varies } = last;
    const end = { at, from, bug, share };
    const { rivals, avoids } = search(varies, bug, recent);
    if (avoids !== undefined) return { ...end, avoids };
    return rivals.length === 0 || at - last.from >= longestSearch ? end : undefined;
  }
  if (decisions.filter(({ avoids }) => avoids !== undefined).length >= mostAvoided) return undefined;
  for (const { bug, share } of frequentBugs(recent, decisions)) {
    const { rivals, avoids } = search(dispensable.filter(isIn(bug, recent)), bug, recent);
    if (avoids !== undefined) return { at, from, bug, share, avoids };
    if (rivals.length > 0) return { at, from, bug, share, varies: rivals };
  }
  return undefined;
}

function frequentBugs(seen: readonly SeenProgram[], decisions: readonly Avoidance[]) {
  if (seen.length < leastPrograms) return [];
  const times = new Map<string, number>();
  for (const { bug } of seen) if (bug !== undefined) times.set(bug, (times.get(bug) ?? 0) + 1);
  const settled = new Set(decisions.map(({ bug }) => bug));
  return [...times]
    .map(([bug, count]) => ({ bug, count, share: count / seen.length }))
    .filter(({ bug, share }) => share >= leastShare && !settled.has(bug))
    .sort((a, b) => b.count - a.count || (a.bug < b.bug ? -1 : 1));
}

function isIn(bug: string, seen: readonly SeenProgram[]): (feature: string) => boolean {
  const failing = seen.filter((program) => program.bug === bug);
  return (feature) => failing.some(({ features }) => features.includes(feature));
}

// The features that a bug may need, the most dispensable one first, and that one if it is the cause: without a feature that
// others need the bug does not show either, so none is taken as long as a more dispensable one may be the cause.
function search(features: readonly string[], bug: string, seen: readonly SeenProgram[]) {
  const rivals = absencesOf(features, bug, seen).filter((each) => !isExcluded(each));
  const rank = ({ needs }: Absence) => rivals.filter(({ feature }) => needs.includes(feature)).length;
  rivals.sort((a, b) => rank(b) - rank(a) || b.kept - a.kept || (a.feature < b.feature ? -1 : 1));
  const first = rivals.find(({ able }) => able.without.programs > 0);
  return {
    rivals: rivals.map(({ feature }) => feature),
    ...(first && isCause(first, features.length) && { avoids: first.feature }),
  };
}
