import type { Finding } from '../core/finding.js';
import { formatCount, formatMany } from './numbers.js';
import { targetTitle } from './target-words.js';
import { type Palette, plainTerminal, type Terminal } from './terminal.js';
import { type Cell, textTable, widthOf } from './text-table.js';
import { windowColumn } from './triage-words.js';
import { bugDetail } from './verdict-words.js';
import { shorten } from './visible-text.js';

/** A finding with what has become of it and how many programs showed it. */
export interface ListedFinding {
  readonly finding: Finding;
  readonly status: string;
  readonly timesSeen: number;
}

/** How a list is written. */
export interface ListOptions {
  readonly terminal?: Terminal;
  /** Whether duplicates are shown too. */
  readonly all?: boolean;
}

const narrowestSignature = 16;
const widestName = 16;

/** The table of `cupel findings list`. */
export function findingList(listed: readonly ListedFinding[], options: ListOptions = {}): string {
  if (listed.length === 0) return 'No findings yet. Look for bugs with `cupel hunt`.';
  const { terminal = plainTerminal, all = false } = options;
  const findings = listed.filter(({ status }) => all || status !== 'duplicate');
  const hidden = listed.length - findings.length;
  return [
    ...(findings.length === 0 ? [] : [table(findings, terminal)]),
    ...(hidden === 0 ? [] : [`and ${formatMany(hidden, 'duplicate')}: \`cupel findings --all\``]),
  ].join('\n');
}

function table(findings: readonly ListedFinding[], terminal: Terminal): string {
  const { palette } = terminal;
  const shown = columns(palette).filter(({ cell }) => findings.some((finding) => cell(finding).text !== ''));
  const head = shown.map(({ title }): Cell => ({ text: title, paint: palette.dim }));
  const rows = findings.map((finding) => shown.map(({ cell }) => cell(finding)));
  const left = terminal.width - tableWidth([head, ...rows]) - 2;
  const signatures = findings.map(({ finding }) => shorten(bugDetail(finding), Math.max(narrowestSignature, left)));
  return textTable([
    [...head, { text: 'signature', paint: palette.dim }],
    ...rows.map((row, i) => [...row, { text: signatures[i] as string }]),
  ]).join('\n');
}

interface Column {
  readonly title: string;
  readonly cell: (listed: ListedFinding) => Cell;
}

// A column in which nothing stands is left out.
function columns(palette: Palette): Column[] {
  return [
    { title: 'id', cell: ({ finding }) => ({ text: finding.id, paint: palette.bold }) },
    { title: 'symptom', cell: ({ finding }) => ({ text: finding.signature.symptom, paint: palette.red }) },
    { title: 'evidence', cell: ({ finding }) => ({ text: finding.evidence }) },
    { title: 'target', cell: ({ finding }) => ({ text: targetTitle(finding.target) }) },
    { title: 'seen', cell: ({ timesSeen }) => ({ text: formatCount(timesSeen), align: 'right' }) },
    { title: 'tokens', cell: ({ finding }) => ({ text: tokens(finding), align: 'right' }) },
    { title: 'versions', cell: ({ finding: { dating } }) => ({ text: dating ? windowColumn(dating) : '' }) },
    { title: 'status', cell: (listed) => ({ text: standing(listed) }) },
  ];
}

function tokens({ reduction }: Finding): string {
  return reduction ? `${formatCount(reduction.tokens.before)}→${formatCount(reduction.tokens.after)}` : '';
}

function standing({ finding, status }: ListedFinding): string {
  if (status === 'open') return finding.flaky ? `flaky (${finding.flaky.shown}/${finding.flaky.runs})` : '';
  const other = finding.duplicateOf ?? finding.knownBug;
  return other === undefined ? status : `${status} (${shorten(other, widestName)})`;
}

function tableWidth(rows: readonly (readonly Cell[])[]): number {
  const unpainted = rows.map((row) => row.map((cell) => ({ ...cell, paint: (text: string) => text })));
  return Math.max(...textTable(unpainted).map(widthOf));
}
