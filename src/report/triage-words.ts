import type { Dating, Finding } from '../core/finding.js';
import type { Mark } from '../core/mark.js';
import { rankOf } from '../core/rank.js';
import { sourcesOf } from '../core/sources.js';
import type { SourceFile } from '../core/test-program.js';
import { formatCount, formatDuration, formatMany, formatSize } from './numbers.js';
import { newerThan, rightOnes } from './observed.js';

// A program of so many lines can be filed without reduction.
const readAtAGlance = 20;

/** How a program was reduced, as `from 9.4 KiB to 0.3 KiB in 49 s`; nothing if it was not. */
export function reductionPhrase({ reduction, program }: Finding): string | undefined {
  if (!reduction) return undefined;
  const [before, after] = [sourcesOf(reduction.from), sourcesOf(program)].map((files) => formatSize(sizeOf(files)));
  return `from ${before} to ${after} in ${formatDuration(reduction.seconds)}`;
}

/** Details of a reduction, for those who run cupel. */
export function reductionDetail({ reduction }: Finding): string | undefined {
  if (!reduction) return undefined;
  const { tokens, queries, complete } = reduction;
  const rest = complete ? 'fully reduced' : 'reduction stopped early';
  return `${formatCount(tokens.before)} tokens to ${formatCount(tokens.after)}, ${formatMany(queries, 'program')} tried, ${rest}`;
}

/** Which versions a finding affects, as `since 4.0.0 (not in 3.0.9), fixed in 5.0.0`. */
export function windowPhrase({ versions, firstBad, lastGood, fixedIn }: Dating): string {
  const newest = versions.at(-1)?.version ?? firstBad;
  const since =
    lastGood === undefined ? `already in ${firstBad} (the oldest tested)` : `since ${firstBad} (not in ${lastGood})`;
  return `${since}, ${fixedIn === undefined ? `still in ${newest}` : `fixed in ${fixedIn}`}`;
}

/** The same in few letters, for a column: `4.0.0 until 5.0.0`. */
export function windowColumn({ firstBad, lastGood, fixedIn }: Dating): string {
  const from = `${lastGood === undefined ? '≤' : ''}${firstBad}`;
  return fixedIn === undefined ? `since ${from}` : `${from} until ${fixedIn}`;
}

/** How often a finding shows that does not always show, as `in 6 of 10 runs`. */
export function flakyPhrase({ flaky }: Finding): string | undefined {
  return flaky && `in ${flaky.shown} of ${flaky.runs} runs`;
}

/** That a finding was not repeated, as it is until triage. */
export function seenOncePhrase({ seenOnce }: Finding): string | undefined {
  return seenOnce && 'one run of the command-line compiler; not repeated yet';
}

/** What a finding is worth, and why, as `2: one compiler accepts what another rejects`. */
export function rankWords(finding: Finding): string {
  const { level, why } = rankOf(finding);
  return `${level}: ${why}`;
}

const rankNames = { 1: 'failure', 2: 'decision', 3: 'error', 4: 'follow-up' } as const;

/** The same in few letters, for a column: `2 decision`. */
export function rankColumn(finding: Finding): string {
  const { level } = rankOf(finding);
  return `${level} ${rankNames[level]}`;
}

/** Why a finding is not new, as `the same bug as finding 3f2a91c07b`; nothing if it may be. */
export function notNew({ duplicateOf, knownBug, mark }: Finding): string | undefined {
  if (duplicateOf !== undefined) return `the same bug as finding ${duplicateOf}`;
  if (mark) return markPhrase(mark);
  return knownBug === undefined ? undefined : `a known bug: ${knownBug}`;
}

function markPhrase({ as, link }: Mark): string {
  return link === undefined ? `marked as ${as}` : `marked as ${as}: ${link}`;
}

/** Reasons not to file a finding as it is, one sentence for each. */
export function filingObstacles(finding: Finding): string[] {
  const { duplicateOf, knownBug, mark, reduction, evidence } = finding;
  const { level, why } = rankOf(finding);
  return [
    duplicateOf !== undefined && `It is the same bug as finding ${duplicateOf}.`,
    knownBug !== undefined && `It is already reported: ${knownBug} in the list of known bugs.`,
    mark !== undefined && `It is ${markPhrase(mark)}.`,
    level === 4 && `It is a follow-up: ${why}.`,
    fixedBy(finding),
    !reduction && isLong(sourcesOf(finding.program)) && 'The program has not been reduced.',
    finding.flaky !== undefined && `It shows ${flakyPhrase(finding)} only.`,
    evidence === 'belief' && 'Only the generator claims that this is a bug: check the language specification first.',
  ].filter((reason) => reason !== false);
}

function fixedBy(finding: Finding): string | false {
  const { dating, evidence } = finding;
  if (dating) return dating.fixedIn !== undefined && `It is fixed in ${dating.fixedIn}.`;
  return (
    evidence === 'fixed' && `${rightOnes(finding, newerThan(finding), 'A newer version')} already behaves correctly.`
  );
}

function isLong(files: readonly SourceFile[]): boolean {
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  return lines > readAtAGlance;
}

function sizeOf(files: readonly SourceFile[]): number {
  return files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
}
