import type { Edit } from '../../model/source/apply-edits.js';

/** One mutation of a text: its edits and what they do, in words. */
export interface Proposal {
  readonly edits: readonly Edit[];
  readonly what: string;
}

/** Whether two edits touch each other, so that only one of them can be made. */
export function collide(a: Edit, b: Edit): boolean {
  return a.start <= b.end && b.start <= a.end;
}

/** The line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** A piece of text as it is quoted in a trace: on one line, and short. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `\`${line.length > 60 ? `${line.slice(0, 57)}...` : line}\``;
}
