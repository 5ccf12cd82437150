import type { Range } from './read-template.js';

/** A change of a text: what is between two places becomes another text. */
export interface Edit extends Range {
  readonly text: string;
}

/** A text with some changes, none of which overlap; at one place, what is inserted comes first. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text } of sorted) {
    if (start < at) throw new Error(`two changes of the same text at ${start}`);
    parts.push(source.slice(at, start), text);
    at = end;
  }
  parts.push(source.slice(at));
  return parts.join('');
}

/** A part of a text that is taken out, with the white space after it up to the next line or word. */
export function cut(source: string, { start, end }: Range): Edit {
  const [space = ''] = /^[ \t]*(\n[ \t]*)?/.exec(source.slice(end)) ?? [];
  return { start, end: end + space.length, text: '' };
}

/** Whether what stands between two places is a whole expression, and needs no parentheses whatever it is. */
export function standsAlone(source: string, { start, end }: Range): boolean {
  const before = source.slice(Math.max(0, start - 40), start).trimEnd();
  const after = source.slice(end, end + 40).trimStart();
  return /(^|[^=!<>]=|[(,[{;]|\breturn)$/.test(before) && /^[),;\]}]/.test(after);
}
