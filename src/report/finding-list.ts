import type { Finding } from '../core/finding.js';
import { rankOf } from '../core/rank.js';
import { formatCount, formatMany } from './numbers.js';
import { targetTitle } from './target-words.js';
import { plainTerminal, type Terminal } from './terminal.js';
import { type Cell, textTable, widthOf } from './text-table.js';
import { rankColumn, windowColumn } from './triage-words.js';
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
  /** Whether also duplicates and what is marked are shown. */
  readonly all?: boolean;
  /** Whether follow-ups are shown too. */
  readonly followUp?: boolean;
}

const narrowestSignature = 16;
const widestName = 16;
const roomForWords = 110;

/** The table of `cupel findings list`. */
export function findingList(listed: readonly ListedFinding[], options: ListOptions = {}): string {
  if (listed.length === 0) return 'No findings yet. Look for bugs with `cupel hunt`.';
  const { terminal = plainTerminal, all = false, followUp = false } = options;
  const isFollowUp = ({ status }: ListedFinding) => status === 'follow-up';
  const isPast = ({ finding, status }: ListedFinding) => status === 'duplicate' || finding.mark !== undefined;
  const findings = listed.filter((each) => (isFollowUp(each) ? followUp : all || !isPast(each)));
  const hidden = listed.filter((each) => !findings.includes(each));
  const past = hidden.filter(isPast);
  const marked = past.filter(({ finding }) => finding.mark !== undefined).length;
  const counted = [
    ...(past.length > marked ? [formatMany(past.length - marked, 'duplicate')] : []),
    ...(marked > 0 ? [`${formatMany(marked, 'finding')} that ${marked === 1 ? 'is' : 'are'} marked`] : []),
  ];
  const others = hidden.length - past.length;
  return [
    ...(findings.length === 0 ? [] : [table(findings, terminal)]),
    ...(counted.length === 0 ? [] : [`and ${counted.join(' and ')}: \`cupel findings --all\``]),
    ...(others === 0 ? [] : [`and ${formatMany(others, 'follow-up difference')}: \`cupel findings --follow-up\``]),
  ].join('\n');
}

function table(findings: readonly ListedFinding[], terminal: Terminal): string {
  const { palette } = terminal;
  const shown = columns(terminal).filter(({ cell }) => findings.some((finding) => cell(finding).text !== ''));
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
function columns({ palette, width }: Terminal): Column[] {
  return [
    { title: 'id', cell: ({ finding }) => ({ text: finding.id, paint: palette.bold }) },
    {
      title: 'rank',
      cell: ({ finding }) => ({ text: width < roomForWords ? `${rankOf(finding).level}` : rankColumn(finding) }),
    },
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
