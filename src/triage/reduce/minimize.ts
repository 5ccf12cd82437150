import { sourcesOf } from '../../core/sources.js';
import type { Candidate, Pass } from '../../model/reduction.js';

/** What a search needs to know of the world. */
export interface Search {
  /** Whether each of these programs still shows the bug. */
  show(candidates: readonly Candidate[]): Promise<boolean[]>;
  /** Whether to stop now. */
  isOver(): boolean;
}

// So many programs are shown at once: enough to fill batches, few enough that little is asked in vain.
const windowSize = 16;

/**
 * The list minimizer: makes as many cuts of a pass as it can while the bug still shows, large groups of neighbouring cuts
 * first. Groups of a window are tried side by side, then those that succeeded together.
 */
export async function minimize(pass: Pass, start: Candidate, search: Search): Promise<Candidate> {
  let best = start;
  let cuts = await pass.cuts(best);
  for (
    let size = pass.exclusive ? Math.min(1, cuts.length) : cuts.length;
    size >= 1 && !search.isOver();
    size = Math.floor(Math.min(size, cuts.length) / 2)
  ) {
    const swept = await sweep(pass, best, inGroups(cuts, size), search);
    if (swept === best) continue;
    best = swept;
    cuts = await pass.cuts(best);
  }
  return best;
}

async function sweep(pass: Pass, base: Candidate, groups: readonly unknown[][], search: Search): Promise<Candidate> {
  let best = base;
  let made: readonly unknown[] = [];

  async function makeAll(list: readonly unknown[][]): Promise<void> {
    if (search.isOver()) return;
    const together = list.flat();
    const candidate = pass.apply(base, [...made, ...together]);
    if (candidate && (await search.show([candidate]))[0]) {
      best = candidate;
      made = [...made, ...together];
    } else if (list.length > 1) {
      const half = Math.ceil(list.length / 2);
      await makeAll(list.slice(0, half));
      await makeAll(list.slice(half));
    }
  }

  for (let i = 0; i < groups.length && !search.isOver(); i += windowSize) {
    const tried = groups.slice(i, i + windowSize).flatMap((group) => {
      const candidate = pass.apply(base, [...made, ...group]);
      return candidate && isOther(candidate, best) ? [{ group, candidate }] : [];
    });
    const shown = await search.show(tried.map(({ candidate }) => candidate));
    const good = tried.filter((_, j) => shown[j]).map(({ group }) => group);
    if (good.length > 0) await makeAll(good);
  }
  return best;
}

/** Whether two programs have different texts. */
export function isOther(a: Candidate, b: Candidate): boolean {
  const [left, right] = [sourcesOf(a), sourcesOf(b)];
  return left.length !== right.length || left.some(({ text }, i) => text !== right[i]?.text);
}

function inGroups<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));
}
