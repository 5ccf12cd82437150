import type { IndexRange } from './index-range.js';

/** Which programs of a campaign are done: batches end in any order, and one that is stopped ends in the middle. */
export interface DoneRanges {
  /** Notes that programs are done. */
  add(range: IndexRange): void;
  /** The first programs from an index on that are not done, up to the next one that is. */
  openFrom(index: number): IndexRange;
  /** Every program below this index is done. */
  readonly next: number;
  /** What is done above it, in order. */
  readonly beyond: readonly IndexRange[];
  /** How many are done. */
  readonly count: number;
}

/** Makes the record of a campaign in which every program below an index is done, and perhaps some above. */
export function createDoneRanges(first: number, above: readonly IndexRange[] = []): DoneRanges {
  let next = first;
  let beyond: IndexRange[] = [];
  const ranges: DoneRanges = {
    get next() {
      return next;
    },
    get beyond() {
      return beyond;
    },
    get count() {
      return next + beyond.reduce((sum, { start, end }) => sum + end - start, 0);
    },
    add(range) {
      if (range.end > range.start) beyond = joined([...beyond, range]);
      if (beyond[0]?.start !== next) return;
      next = beyond[0].end;
      beyond = beyond.slice(1);
    },
    openFrom(index) {
      let start = Math.max(index, next);
      for (const range of beyond) {
        if (start < range.start) return { start, end: range.start };
        start = Math.max(start, range.end);
      }
      return { start, end: Number.POSITIVE_INFINITY };
    },
  };
  for (const range of above) ranges.add(range);
  return ranges;
}

// Neighbours become one range, so that the list is as short as the number of gaps.
function joined(ranges: readonly IndexRange[]): IndexRange[] {
  const result: IndexRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last?.end === range.start) result[result.length - 1] = { start: last.start, end: range.end };
    else result.push(range);
  }
  return result;
}
