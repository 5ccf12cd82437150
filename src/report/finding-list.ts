import type { Finding } from '../core/finding.js';
import { formatCount } from './numbers.js';
import { targetTitle } from './target-words.js';
import { plainTerminal, type Terminal } from './terminal.js';
import { type Cell, textTable, widthOf } from './text-table.js';
import { signatureDetail } from './verdict-words.js';
import { shorten } from './visible-text.js';

/** A finding with how many programs showed it. */
export interface ListedFinding {
  readonly finding: Finding;
  readonly timesSeen: number;
}

const narrowestSignature = 16;

/** The table of `cupel findings list`. */
export function findingList(findings: readonly ListedFinding[], terminal: Terminal = plainTerminal): string {
  if (findings.length === 0) return 'No findings yet: look for some with `cupel hunt`.';
  const { palette } = terminal;
  const head = ['id', 'symptom', 'evidence', 'target', 'seen'].map((text) => ({ text, paint: palette.dim }));
  const rows = findings.map(({ finding, timesSeen }): Cell[] => [
    { text: finding.id, paint: palette.bold },
    { text: finding.symptom, paint: palette.red },
    { text: finding.knownBug === undefined ? finding.evidence : 'known' },
    { text: targetTitle(finding.target) },
    { text: formatCount(timesSeen), align: 'right' },
  ]);
  const left = terminal.width - tableWidth([head, ...rows]) - 2;
  const signatures = findings.map(({ finding }) =>
    shorten(signatureDetail(finding), Math.max(narrowestSignature, left)),
  );
  return textTable([
    [...head, { text: 'signature', paint: palette.dim }],
    ...rows.map((row, i) => [...row, { text: signatures[i] as string }]),
  ]).join('\n');
}

function tableWidth(rows: readonly (readonly Cell[])[]): number {
  const unpainted = rows.map((row) => row.map((cell) => ({ ...cell, paint: (text: string) => text })));
  return Math.max(...textTable(unpainted).map(widthOf));
}
