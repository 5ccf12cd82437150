import type { CheckedProgram } from '../core/events.js';
import type { Diagnostic, Outcome } from '../core/outcome.js';
import type { Judgement } from '../core/verdict.js';
import { describeOutcome, diagnosticText, outcomePaint, outcomePhrase, topLines } from './outcome-words.js';
import { targetTitle } from './target-words.js';
import { type Palette, plainTerminal, type Terminal } from './terminal.js';
import { type Cell, textTable } from './text-table.js';
import { oneLine, shorten, visibleLines } from './visible-text.js';

const shownDiagnostics = 5;
const shownStackLines = 6;

/** What each target did: for one program a line per target with the errors below, for several a line per program. */
export function outcomeTable(programs: readonly CheckedProgram[], terminal: Terminal = plainTerminal): string {
  const [only, ...others] = programs;
  if (!only) return 'No programs to check.';
  return others.length === 0 ? tableOfTargets(only, terminal) : tableOfPrograms(programs, terminal.palette);
}

function tableOfTargets(program: CheckedProgram, { width, palette }: Terminal): string {
  const head = heads(['target', 'outcome', ...(program.judgements ? ['verdict'] : [])], palette);
  const rows = program.observations.map(({ target, outcome }) => [
    { text: targetTitle(target) },
    { text: outcomePhrase(outcome), paint: outcomePaint(outcome, palette) },
    ...(program.judgements ? [verdictCell(program.judgements, target, palette)] : []),
  ]);
  // What all have printed need not be said so often.
  const shown = program.observations.filter(({ outcome }, i) => i === 0 || !program.ran || outcome.kind !== 'accepted');
  const details = shown.flatMap(({ target, outcome }) => {
    const lines = detailLines(outcome).map((line) => shorten(line, width - 2));
    return lines.length === 0 ? [] : ['', palette.bold(targetTitle(target)), ...lines.map((line) => `  ${line}`)];
  });
  const differences = differenceLines(program).map((line) => shorten(line, width));
  return [...textTable([head, ...rows]), ...details, ...differences].join('\n');
}

/** Where the runs of a traced program first differ, and why one was not traced. */
function differenceLines({ differences = [], untraced }: CheckedProgram): string[] {
  const lines = differences.flatMap(({ targets: [one, other], lines: [left, right], line, before }) => [
    '',
    `first difference, in line ${line} of the output${before === undefined ? '' : `, behind ${oneLine(before)}`}`,
    ...[`  ${targetTitle(one)}: ${shownLine(left)}`, `  ${targetTitle(other)}: ${shownLine(right)}`],
  ]);
  return untraced === undefined ? lines : [...lines, '', `not traced: ${oneLine(untraced)}`];
}

function shownLine(line: string | undefined): string {
  return line === undefined ? '(nothing)' : oneLine(line);
}

function tableOfPrograms(programs: readonly CheckedProgram[], palette: Palette): string {
  const targets = [...new Set(programs.flatMap(({ observations }) => observations.map(({ target }) => target)))];
  const judged = programs.some(({ judgements }) => judgements);
  const head = heads(['program', ...targets.map(targetTitle), ...(judged ? ['verdict'] : [])], palette);
  const rows = programs.map(({ name, observations, judgements = [] }) => [
    { text: oneLine(name) },
    ...targets.map((target) => outcomeCell(observations.find((seen) => seen.target === target)?.outcome, palette)),
    ...(judged ? [worstVerdictCell(judgements, palette)] : []),
  ]);
  return textTable([head, ...rows]).join('\n');
}

function heads(titles: readonly string[], palette: Palette): Cell[] {
  return titles.map((text) => ({ text, paint: palette.dim }));
}

function outcomeCell(outcome: Outcome | undefined, palette: Palette): Cell {
  if (!outcome) return { text: '-' };
  const text = outcome.kind === 'rejected' ? `rejected ${codes(outcome.diagnostics)}` : outcomePhrase(outcome);
  return { text: text.trim(), paint: outcomePaint(outcome, palette) };
}

function codes(diagnostics: readonly Diagnostic[]): string {
  const [first, ...others] = diagnostics;
  if (!first) return '';
  return others.length === 0 ? oneLine(first.code) : `${oneLine(first.code)} +${others.length}`;
}

function verdictCell(judgements: readonly Judgement[], target: string, palette: Palette): Cell {
  const verdict = judgements.find((judgement) => judgement.target === target)?.verdict;
  if (!verdict) return { text: '' };
  if (verdict.kind === 'pass') return { text: 'pass', paint: palette.green };
  if (verdict.kind === 'inconclusive') return { text: `inconclusive: ${oneLine(verdict.why)}`, paint: palette.dim };
  return { text: `bug: ${verdict.signature.symptom} (${verdict.evidence})`, paint: palette.red };
}

function worstVerdictCell(judgements: readonly Judgement[], palette: Palette): Cell {
  const kinds = ['bug', 'inconclusive', 'pass'] as const;
  const worst = kinds.flatMap((kind) => judgements.filter(({ verdict }) => verdict.kind === kind))[0];
  return worst ? verdictCell(judgements, worst.target, palette) : { text: '' };
}

function detailLines(outcome: Outcome): string[] {
  if (outcome.kind === 'rejected') {
    const lines = diagnosticLines(outcome.diagnostics);
    return topLines(lines, shownDiagnostics);
  }
  const { text } = describeOutcome(outcome);
  return text === '' ? [] : topLines(visibleLines(text.trimEnd()), shownStackLines);
}

function diagnosticLines(diagnostics: readonly Diagnostic[]): string[] {
  const severalFiles = new Set(diagnostics.flatMap(({ at }) => at?.file ?? [])).size > 1;
  return diagnostics.map((diagnostic) => {
    const { at } = diagnostic;
    const place = at ? `${severalFiles ? `${at.file}:` : ''}${at.line}:${at.column} ` : '';
    return oneLine(`${place}${diagnosticText(diagnostic)}`);
  });
}
