import type { VerdictCounts } from '../core/verdict.js';
import { formatClock, formatCount, formatRate, perSecond } from './numbers.js';
import { plainTerminal, type Terminal } from './terminal.js';
import { widthOf } from './text-table.js';

/** A campaign at one moment. */
export interface ProgressSnapshot {
  readonly elapsedSeconds: number;
  readonly programs: number;
  /** How many programs there will be, when the campaign ends by their number. */
  readonly totalPrograms?: number;
  /** How long it will take, when the campaign ends by the clock. */
  readonly totalSeconds?: number;
  readonly counts: VerdictCounts;
  readonly findings: number;
}

interface Part {
  readonly text: string;
  /** The highest goes first when the line is too narrow. */
  readonly dispensable: number;
  readonly paint?: (text: string) => string;
}

/** The line that shows how a campaign is getting on, never wider than the terminal. */
export function progressLine(snapshot: ProgressSnapshot, terminal: Terminal = plainTerminal): string {
  const parts = partsOf(snapshot, terminal);
  while (widthOf(join(parts)) > terminal.width && parts.length > 1) {
    const most = Math.max(...parts.map(({ dispensable }) => dispensable));
    parts.splice(
      parts.findIndex(({ dispensable }) => dispensable === most),
      1,
    );
  }
  if (widthOf(join(parts)) > terminal.width) return join(parts).slice(0, terminal.width);
  return join(parts.map((part) => ({ ...part, text: part.paint ? part.paint(part.text) : part.text })));
}

function partsOf(snapshot: ProgressSnapshot, { palette }: Terminal): Part[] {
  const { programs, elapsedSeconds, counts, findings } = snapshot;
  const left = secondsLeft(snapshot);
  return [
    { text: `${formatCount(programs)} programs`, dispensable: 0 },
    { text: `${formatRate(perSecond(programs, elapsedSeconds))}/s`, dispensable: 3, paint: palette.dim },
    { text: `pass ${formatCount(counts.pass)}`, dispensable: 4, paint: palette.green },
    ...(counts.bug > 0 ? [{ text: `bug ${formatCount(counts.bug)}`, dispensable: 5, paint: palette.red }] : []),
    { text: `inconclusive ${formatCount(counts.inconclusive)}`, dispensable: 6, paint: palette.yellow },
    { text: `findings ${formatCount(findings)}`, dispensable: 1, ...(findings > 0 && { paint: palette.bold }) },
    ...(left === undefined ? [] : [{ text: `left ${formatClock(left)}`, dispensable: 2 }]),
  ];
}

function join(parts: readonly Part[]): string {
  return `  ${parts.map(({ text }) => text).join('  ')}`;
}

function secondsLeft({ elapsedSeconds, programs, totalPrograms, totalSeconds }: ProgressSnapshot): number | undefined {
  const rate = perSecond(programs, elapsedSeconds);
  const byCount = totalPrograms !== undefined && rate > 0 ? (totalPrograms - programs) / rate : undefined;
  const byClock = totalSeconds === undefined ? undefined : totalSeconds - elapsedSeconds;
  if (byCount === undefined || byClock === undefined) return byCount ?? byClock;
  return Math.min(byCount, byClock);
}
