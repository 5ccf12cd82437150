import type { DatedVersion, Dating } from '../../core/finding.js';
import { compareVersions } from '../../core/version.js';

/** Shows a program to a version; gives nothing if the version cannot be installed or observed. */
export type AskVersion = (version: string) => Promise<Omit<DatedVersion, 'version'> | undefined>;

// Whether the version at an index shows the bug; undefined if it cannot be told.
type Question = (index: number) => Promise<boolean | undefined>;

/**
 * Finds the versions around the one of a finding in which its bug came and went, with few questions; nothing if that
 * version itself does not show it. Some are always asked.
 */
export async function searchVersions(
  versions: readonly string[],
  bad: string,
  ask: AskVersion,
  always: readonly string[] = [],
): Promise<Dating | undefined> {
  const ordered = [...new Set([...versions, ...always, bad])].sort(compareVersions);
  return searchOrdered(ordered, bad, ask, always);
}

/** The same for builds that come in an order of their own. */
export async function searchOrdered(
  ordered: readonly string[],
  bad: string,
  ask: AskVersion,
  always: readonly string[] = [],
): Promise<Dating | undefined> {
  const answers = new Map<number, DatedVersion | undefined>();
  const question: Question = async (index) => {
    const version = ordered[index] as string;
    if (!answers.has(index)) {
      const answer = await ask(version);
      answers.set(index, answer && { version, ...answer });
    }
    return answers.get(index)?.shows;
  };
  const start = ordered.indexOf(bad);
  if (!(await question(start))) return undefined;
  for (const version of always) await question(ordered.indexOf(version));
  await searchEdge(start, ordered.length - 1, question);
  await searchEdge(start, 0, question);
  return datingOf(
    ordered.flatMap((_, index) => answers.get(index) ?? []),
    bad,
  );
}

// From a version that shows the bug towards an end of the list: the end itself, then halves of what lies between.
async function searchEdge(bad: number, end: number, shows: Question): Promise<void> {
  let good = await farthestGood(bad, end, shows);
  let nearest = bad;
  while (good !== undefined) {
    const middle = await askBetween(nearest, good, shows);
    if (!middle) return;
    if (middle.shows) nearest = middle.index;
    else good = middle.index;
  }
}

async function farthestGood(bad: number, end: number, shows: Question): Promise<number | undefined> {
  const step = Math.sign(bad - end);
  for (let index = end; index !== bad; index += step) {
    const answer = await shows(index);
    if (answer !== undefined) return answer ? undefined : index;
  }
  return undefined;
}

// A version that says nothing is no reason to guess: its neighbours are asked.
async function askBetween(
  a: number,
  b: number,
  shows: Question,
): Promise<{ readonly index: number; readonly shows: boolean } | undefined> {
  const middle = (a + b) / 2;
  const between = Array.from({ length: Math.abs(a - b) - 1 }, (_, i) => Math.min(a, b) + 1 + i);
  for (const index of between.sort((i, j) => Math.abs(i - middle) - Math.abs(j - middle))) {
    const answer = await shows(index);
    if (answer !== undefined) return { index, shows: answer };
  }
  return undefined;
}

/** The newest build that shows a bug, or else the oldest: a bug may have come, or gone, since the first of them. */
export async function shownAtAnEnd(ordered: readonly string[], ask: AskVersion): Promise<string | undefined> {
  for (const end of [ordered.toReversed(), ordered]) {
    for (const version of end) {
      const answer = await ask(version);
      if (answer?.shows) return version;
      if (answer) break;
    }
  }
  return undefined;
}

/** The window around a version that shows a bug, whatever other windows the answers of other versions may hold. */
export function datingOf(versions: readonly DatedVersion[], bad: string): Dating {
  const at = versions.findIndex(({ version }) => version === bad);
  const good = versions.slice(0, at).findLastIndex(({ shows }) => !shows);
  const fixed = versions.slice(at).find(({ shows }) => !shows);
  const lastGood = versions[good]?.version;
  return {
    versions,
    ...(lastGood !== undefined && { lastGood }),
    firstBad: versions[good + 1]?.version ?? bad,
    ...(fixed && { fixedIn: fixed.version }),
  };
}
