import { sourcesOf } from '../../core/sources.js';
import type { Candidate } from '../../model/reduction.js';

/** Of programs that work the one that is most like a given one: it tells what the bug depends on. */
export function nearest(program: Candidate, working: readonly Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const each of working) {
    const distance = difference(textOf(program), textOf(each));
    if (distance < least) [best, least] = [each, distance];
  }
  // What has little in common with it tells nothing.
  return least <= textOf(program).length / 2 ? best : undefined;
}

function textOf(candidate: Candidate): string {
  return sourcesOf(candidate)
    .map(({ text }) => text)
    .join('\n');
}

// How much of the longer one lies between what both begin and end with.
function difference(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return Math.max(a.length, b.length) - start - end;
}
