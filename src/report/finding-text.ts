import type { Observation } from '../core/outcome.js';
import type { ListedFinding } from './finding-list.js';
import { formatMany } from './numbers.js';
import { describeOutcome, outcomePaint, topLines } from './outcome-words.js';
import { targetTitle } from './target-words.js';
import { type Palette, plainTerminal, type Terminal } from './terminal.js';
import { textTable } from './text-table.js';
import { evidenceReasons, expectedSentence, symptomPhrases } from './verdict-words.js';
import { oneLine, visibleLines } from './visible-text.js';

const shownLines = 25;

/** The text of `cupel findings show ID`. */
export function findingText(listed: ListedFinding, terminal: Terminal = plainTerminal): string {
  const { finding, timesSeen } = listed;
  const { palette } = terminal;
  return [
    `${palette.bold(finding.id)}  ${palette.red(`${targetTitle(finding.target)} ${symptomPhrases[finding.symptom]}`)}`,
    '',
    ...facts(listed, palette),
    ...finding.program.files.flatMap(({ path, text }) => ['', palette.bold(oneLine(path)), ...numbered(text, palette)]),
    ...finding.observations.flatMap((observation) => ['', ...behavior(observation, palette)]),
    '',
    palette.bold('Reproduce without cupel'),
    ...finding.commands.map((command) => `  ${oneLine(command)}`),
    '',
    `Seen in ${formatMany(timesSeen, 'program')}. Try it again with \`cupel replay ${finding.id}\`; write a report with \`cupel findings export ${finding.id} --format markdown\`.`,
  ].join('\n');
}

function facts({ finding }: ListedFinding, palette: Palette): string[] {
  const { technique, seed, index } = finding.program.origin;
  const rows: [string, string][] = [
    ['signature', finding.signature],
    ['evidence', `${finding.evidence}: ${evidenceReasons[finding.evidence]}`],
    ['expected', expectedSentence(finding)],
    ['made by', `technique ${technique}, seed ${seed}, program ${index}, cupel ${finding.cupelVersion}`],
    ...finding.program.trace.map((step, i): [string, string] => [i === 0 ? 'steps' : '', step]),
    ...finding.toolchains.map(({ id, checksum }, i): [string, string] => [
      i === 0 ? 'toolchains' : '',
      `${id} ${checksum}`,
    ]),
    ['found', finding.foundAt],
  ];
  return textTable(rows.map(([name, text]) => [{ text: name, paint: palette.dim }, { text: oneLine(text) }]));
}

function numbered(text: string, palette: Palette): string[] {
  const lines = visibleLines(text.replace(/\n$/, ''));
  return textTable(
    lines.map((line, i) => [{ text: `  ${i + 1}`, align: 'right', paint: palette.dim }, { text: line }]),
  );
}

function behavior({ target, reference, outcome }: Observation, palette: Palette): string[] {
  const { sentence, text } = describeOutcome(outcome);
  const lines = text.trim() === '' ? [] : topLines(visibleLines(text.trimEnd()), shownLines);
  const role = reference ? palette.dim(' (reference)') : '';
  return [
    `${palette.bold(targetTitle(target))}${role}  ${outcomePaint(outcome, palette)(sentence)}`,
    ...lines.map((line) => `  ${line}`),
  ];
}
