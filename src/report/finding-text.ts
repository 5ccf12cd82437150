import type { Finding } from '../core/finding.js';
import type { Observation } from '../core/outcome.js';
import { signatureText } from '../core/signature.js';
import { sourcesOf } from '../core/sources.js';
import type { ListedFinding } from './finding-list.js';
import { findingTitle } from './finding-title.js';
import { formatMany } from './numbers.js';
import { originPhrase } from './origin-words.js';
import { describeOutcome, outcomePaint, outcomePhrase, topLines } from './outcome-words.js';
import { targetTitle } from './target-words.js';
import { type Palette, plainTerminal, type Terminal } from './terminal.js';
import { type Cell, textTable } from './text-table.js';
import {
  flakyPhrase,
  notNew,
  rankWords,
  reductionDetail,
  reductionPhrase,
  seenOncePhrase,
  windowPhrase,
} from './triage-words.js';
import { evidenceReasons, expectedSentence } from './verdict-words.js';
import { oneLine, visibleLines } from './visible-text.js';
import { differingFiles } from './written-files.js';

const shownLines = 25;

/** The text of `cupel findings show ID`. */
export function findingText(listed: ListedFinding, terminal: Terminal = plainTerminal): string {
  const { finding, timesSeen } = listed;
  const { palette } = terminal;
  return [
    `${palette.bold(finding.id)}  ${palette.red(findingTitle(finding))}`,
    '',
    ...facts(listed, palette),
    ...sourcesOf(finding.program).flatMap(({ path, text }) => [
      '',
      palette.bold(oneLine(path)),
      ...numbered(text, palette),
    ]),
    ...finding.observations.flatMap((observation) => ['', ...behavior(finding, observation, palette)]),
    ...versions(finding, palette),
    ...variant(finding, palette),
    '',
    palette.bold('Reproduce without cupel'),
    ...[...new Set(finding.commands)].map((command) => `  ${oneLine(command)}`),
    '',
    `Seen in ${formatMany(timesSeen, 'program')}. Reproduce it with \`cupel replay ${finding.id}\`; write a report with \`cupel findings export ${finding.id} --format markdown\`.`,
  ].join('\n');
}

function versions({ dating }: Finding, palette: Palette): string[] {
  if (!dating) return [];
  const rows = dating.versions.map(({ version, outcome, shows }): Cell[] => [
    { text: `  ${version}` },
    { text: outcomePhrase(outcome), paint: outcomePaint(outcome, palette) },
    { text: shows ? 'affected' : '' },
  ]);
  return ['', palette.bold('Versions'), ...textTable(rows)];
}

function variant({ variant: files = [] }: Finding, palette: Palette): string[] {
  return files.flatMap(({ path, text }) => [
    '',
    palette.bold(`A variant that works: ${oneLine(path)}`),
    ...numbered(text, palette),
  ]);
}

function facts({ finding }: ListedFinding, palette: Palette): string[] {
  const rows: [string, string][] = [
    ['signature', signatureText(finding.signature)],
    ['rank', rankWords(finding)],
    ['evidence', `${finding.evidence}: ${evidenceReasons[finding.evidence]}`],
    ['expected', expectedSentence(finding)],
    ['origin', `${originPhrase(finding.program.origin)}, cupel ${finding.cupelVersion}`],
    ...finding.program.trace.map((step, i): [string, string] => [i === 0 ? 'steps' : '', step]),
    ...finding.toolchains.map(({ id, checksum, says }, i): [string, string] => [
      i === 0 ? 'toolchains' : '',
      `${id} ${checksum}${says === undefined ? '' : `, says ${says}`}`,
    ]),
    ['found', finding.foundAt],
    ...triage(finding),
  ];
  return textTable(rows.map(([name, text]) => [{ text: name, paint: palette.dim }, { text: oneLine(text) }]));
}

function triage(finding: Finding): [string, string][] {
  const { dating, builds } = finding;
  const rows: [string, string | undefined][] = [
    ['reduced', reductionPhrase(finding)],
    ['', reductionDetail(finding)],
    ['window', dating && windowPhrase(dating)],
    ['builds', builds && windowPhrase(builds)],
    ['flaky', flakyPhrase(finding)],
    ['shown by', seenOncePhrase(finding)],
    ['not new', notNew(finding)],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}

function numbered(text: string, palette: Palette): string[] {
  const lines = visibleLines(text.replace(/\n$/, ''));
  return textTable(
    lines.map((line, i) => [{ text: `  ${i + 1}`, align: 'right', paint: palette.dim }, { text: line }]),
  );
}

function behavior(finding: Finding, observation: Observation, palette: Palette): string[] {
  const { target, reference, outcome } = observation;
  const { sentence, text } = describeOutcome(outcome);
  const lines = text.trim() === '' ? [] : topLines(visibleLines(text.trimEnd()), shownLines);
  const role = reference ? palette.dim(' (reference)') : '';
  return [
    `${palette.bold(targetTitle(target))}${role}  ${outcomePaint(outcome, palette)(sentence)}`,
    ...lines.map((line) => `  ${line}`),
    ...differingFiles(finding, observation).flatMap(({ path, text: written }) => [
      palette.bold(oneLine(path)),
      ...numbered(written, palette),
    ]),
  ];
}
