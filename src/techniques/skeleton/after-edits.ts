import type { Edit } from '../../model/source/apply-edits.js';
import type { Range } from './seeds.js';

/** Where ranges are after edits; what lay within a replaced part is gone. */
export function afterEdits<T extends Range>(ranges: readonly T[], edits: readonly Edit[]): T[] {
  return ranges.flatMap((range) => {
    if (edits.some((edit) => edit.start <= range.start && range.end <= edit.end)) return [];
    return [{ ...range, start: moved(range.start, edits), end: moved(range.end, edits) }];
  });
}

function moved(offset: number, edits: readonly Edit[]): number {
  const before = edits.filter((edit) => edit.end <= offset);
  return before.reduce((at, { start, end, text }) => at + text.length - (end - start), offset);
}
