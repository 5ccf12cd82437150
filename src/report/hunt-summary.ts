import type { LibraryCoverage } from '../core/exercised.js';
import { type HuntReport, whyNothingTested } from '../core/hunt-report.js';
import { avoidancePhrase } from './avoidance-words.js';
import { formatCount, formatDuration, formatMany, formatPercent, formatRate, perSecond } from './numbers.js';
import { targetTitle } from './target-words.js';
import { type Palette, plainTerminal, type Terminal } from './terminal.js';
import { type Cell, textTable } from './text-table.js';
import { rankColumn } from './triage-words.js';
import { bugDetail } from './verdict-words.js';
import { oneLine, shorten } from './visible-text.js';

const shownReasons = 3;
const shownFindings = 20;

/** The end of a campaign, for a person. */
export function huntSummary(report: HuntReport, terminal: Terminal = plainTerminal): string {
  const { palette } = terminal;
  return [
    headline(report, palette),
    '',
    ...indented(setting(report, palette)),
    '',
    ...indented(verdicts(report, palette)),
    ...generatorFailures(report, palette),
    ...mutedCauses(report),
    '',
    ...findings(report, terminal),
    ...duplicateFindings(report),
    ...knownFindings(report),
    ...markedFindings(report),
    ...followUps(report),
    ...baseFindings(report),
    ...(report.status === 'stopped' ? ['', 'Resume it with `cupel hunt --resume`.'] : []),
  ].join('\n');
}

function headline({ campaign, status, programs, seconds }: HuntReport, palette: Palette): string {
  const rate = formatRate(perSecond(programs, seconds));
  return `Campaign ${palette.bold(campaign)} ${status}: ${formatMany(programs, 'program')} in ${formatDuration(seconds)}, ${rate} per second`;
}

function setting({ targets, references, technique, seed, coverage }: HuntReport, palette: Palette): string[] {
  const names = (list: readonly string[]): string => list.map(targetTitle).join(', ');
  const against = references.length > 0 ? ` against ${names(references)}` : '';
  return textTable([
    [{ text: 'target', paint: palette.dim }, { text: names(targets) + against }],
    [{ text: 'technique', paint: palette.dim }, { text: technique }],
    [{ text: 'seed', paint: palette.dim }, { text: oneLine(seed) }],
    ...(coverage ? [[{ text: 'exercised', paint: palette.dim }, { text: coveragePhrase(coverage) }]] : []),
  ]);
}

function coveragePhrase({ members, of, sequences }: LibraryCoverage): string {
  const share = formatPercent(members, of);
  return `${formatCount(members)} of ${formatMany(of, 'member')} of the libraries (${share}), ${formatMany(sequences, 'typing sequence')}`;
}

function verdicts({ counts, inconclusiveReasons }: HuntReport, palette: Palette): string[] {
  const total = counts.pass + counts.bug + counts.inconclusive;
  const row = (name: string, count: number, paint: (text: string) => string): Cell[] => [
    { text: name, paint },
    { text: formatCount(count), align: 'right' },
    { text: formatPercent(count, total), align: 'right' },
  ];
  const table = textTable([
    row('pass', counts.pass, palette.green),
    row('inconclusive', counts.inconclusive, palette.yellow),
    row('bug', counts.bug, palette.red),
  ]);
  const reasons = inconclusiveReasons
    .toSorted((a, b) => b.count - a.count)
    .slice(0, shownReasons)
    .map(({ why, count }) => [{ text: formatCount(count), align: 'right' as const }, { text: oneLine(why) }]);
  return reasons.length === 0 ? table : [...table, '', palette.dim('top inconclusive reasons'), ...textTable(reasons)];
}

function generatorFailures({ generatorFailures: count }: HuntReport, palette: Palette): string[] {
  if (count === 0) return [];
  return ['', palette.yellow(`  ${formatMany(count, 'program')} could not be generated: this is a defect in cupel`)];
}

function mutedCauses({ muted = [] }: HuntReport): string[] {
  if (muted.length === 0) return [];
  return [
    '',
    ...muted.map((each) => `  muted ${avoidancePhrase(each)}`),
    '  --unmuted tests all features in all programs',
  ];
}

function findings(report: HuntReport, { width, palette }: Terminal): string[] {
  const shown = report.findings.slice(0, shownFindings);
  const [first] = shown;
  if (!first) return [withoutFindings(report, palette)];
  const rest = report.findings.length - shown.length;
  const [idWidth, symptomWidth, rankWidth] = [
    widest(shown.map(({ id }) => id)),
    widest(shown.map(({ signature }) => signature.symptom)),
    widest(shown.map(rankColumn)),
  ];
  const rows = shown.map((finding) => [
    { text: finding.id, paint: palette.bold },
    { text: rankColumn(finding), paint: palette.dim },
    { text: finding.signature.symptom, paint: palette.red },
    { text: shorten(bugDetail(finding), Math.max(16, width - idWidth - symptomWidth - rankWidth - 8)) },
  ]);
  return [
    palette.bold(`${formatMany(report.findings.length, 'finding')}:`),
    ...indented(textTable(rows)),
    ...(rest > 0 ? [`  and ${formatCount(rest)} more: \`cupel findings list\``] : []),
    '',
    `Details: \`cupel findings show ${first.id}\`.`,
  ];
}

function withoutFindings(report: HuntReport, palette: Palette): string {
  const why = whyNothingTested(report);
  if (why !== undefined) return palette.yellow(`Nothing was tested: ${oneLine(why)}.`);
  return report.counts.pass + report.counts.bug === 0 ? 'Nothing has been tested yet.' : 'No findings this time.';
}

function duplicateFindings({ duplicates }: HuntReport): string[] {
  if (duplicates.length === 0) return [];
  return ['', `${formatMany(duplicates.length, 'duplicate')} of these bugs (\`cupel findings --all\`).`];
}

function knownFindings({ known }: HuntReport): string[] {
  if (known.length === 0) return [];
  const names = [...new Set(known.map(({ knownBug }) => knownBug))].join(', ');
  return ['', `${formatMany(known.length, 'finding')} of known bugs: ${names} (\`cupel known-bugs\`).`];
}

function markedFindings({ marked }: HuntReport): string[] {
  if (marked.length === 0) return [];
  const words = [...new Set(marked.map(({ mark }) => mark?.as))].join(', ');
  return ['', `${formatMany(marked.length, 'finding')} marked as ${words} (\`cupel findings --all\`).`];
}

function followUps({ followUps: { length } }: HuntReport): string[] {
  if (length === 0) return [];
  return ['', `${formatMany(length, 'follow-up difference')}, of little interest (\`cupel findings --follow-up\`).`];
}

function baseFindings({ base }: HuntReport): string[] {
  if (!base) return [];
  return ['', `Not new, ${targetTitle(base.target)} has the same bug: ${formatMany(base.findings.length, 'finding')}.`];
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.length));
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`));
}
