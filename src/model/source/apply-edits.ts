/** What stands in place of a part of a text. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text with edits: at one place, what is inserted comes first; what lies within a larger edit is left out. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort(
    (a, b) => a.start - b.start || Number(isInsertion(b)) - Number(isInsertion(a)) || b.end - a.end,
  );
  const parts: string[] = [];
  let last = { start: -1, end: 0 };
  for (const { start, end, text } of sorted) {
    if (start < last.end) {
      // What is replaced as a whole has no inside any more.
      if (end <= last.end && end - start < last.end - last.start) continue;
      throw new Error(`two edits of the same text at ${start}`);
    }
    parts.push(source.slice(last.end, start), text);
    last = { start, end };
  }
  return [...parts, source.slice(last.end)].join('');
}

function isInsertion({ start, end }: Edit): boolean {
  return start === end;
}
