import type { Edit } from '../../../model/source/apply-edits.js';
import type { Range } from './read-template.js';

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
