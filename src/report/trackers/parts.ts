import type { Finding, ToolchainRecord } from '../../core/finding.js';
import type { Observation } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { SourceFile } from '../../core/test-program.js';
import { ownBuildOf } from '../../core/version.js';
import { findingTitle } from '../finding-title.js';
import { codeBlock, escapeMarkdown, inlineCode, markdownTable } from '../markdown.js';
import { othersOf, subjectOf } from '../observed.js';
import { describeOutcome, outcomePhrase, outputExcerpt } from '../outcome-words.js';
import { inWords, productName, targetTitle, versionOf } from '../target-words.js';
import { flakyPhrase } from '../triage-words.js';
import { compilerOutput } from '../visible-text.js';
import { differingFiles } from '../written-files.js';
import { versionRows } from './version-rows.js';

const shownLines = 25;

/** The program that shows the bug. */
export function program(finding: Finding): string[] {
  return sourcesOf(finding.program).flatMap((file) => sourceFile(file, finding.program.files.length > 1));
}

/** A similar program that is treated correctly. */
export function variant(finding: Finding): string[] {
  const { variant: files = [] } = finding;
  if (files.length === 0) return [];
  const intro = `With this small change ${productName(finding.target)} behaves correctly:`;
  return [intro, ...files.flatMap((file) => sourceFile(file, files.length > 1))];
}

/** What each version did, in a table. */
export function versions(finding: Finding): string[] {
  const rows = versionRows(finding);
  const cells = rows.map(({ name, outcome, shows }) => [
    name,
    outcomePhrase(outcome),
    shows === undefined ? '' : shows ? 'yes' : 'no',
  ]);
  return finding.dating
    ? [markdownTable(['compiler', 'outcome', 'affected'], cells)]
    : [
        markdownTable(
          ['compiler', 'outcome'],
          cells.map((row) => row.slice(0, 2)),
        ),
      ];
}

/** The table of versions where there are more than the compilers that are described anyway. */
export function datedVersions(finding: Finding): string[] {
  return finding.dating ? versions(finding) : [];
}

/** What goes wrong, as a sentence. */
export function summary(finding: Finding): string[] {
  return [`${escapeMarkdown(findingTitle(finding)).replace(/\.$/, '')}.`];
}

/** The versions of the compiler that are known to have the bug. */
export function version({ target, dating }: Finding): string[] {
  const bad = dating?.versions.filter(({ shows }) => shows).map((dated) => dated.version) ?? [];
  return [bad.length === 0 ? versionOf(target) : inWords(bad)];
}

/** What the compiler under test did, with its output. */
export function actual(finding: Finding): string[] {
  const subject = subjectOf(finding);
  if (!subject) return [];
  const { sentence } = describeOutcome(subject.outcome);
  return [`${productName(subject.target)} ${decapitalized(sentence)}`, ...output(finding, subject)];
}

/** Only the output of the compiler under test. */
export function actualOutput(finding: Finding): string[] {
  const subject = subjectOf(finding);
  if (!subject) return [];
  const words = output(finding, subject);
  return words.length > 0 ? words : [describeOutcome(subject.outcome).sentence];
}

/** What other compilers print, where they print something. */
export function otherOutputs(finding: Finding): string[] {
  const subject = subjectOf(finding);
  const same = subject ? output(finding, subject).join('') : '';
  return othersOf(finding).flatMap((other) => {
    const words = output(finding, other);
    if (words.length === 0) return [];
    const name = productName(other.target);
    return words.join('') === same ? [`The output of ${name} is the same.`] : [`Output of ${name}:`, ...words];
  });
}

/** A heading for each compiler and what it did; what is compared with comes first. */
export function behaviors(finding: Finding): string[] {
  const { observations } = finding;
  const ordered = [
    ...observations.filter(({ reference }) => reference),
    ...observations.filter(({ reference }) => !reference),
  ];
  return ordered.flatMap((observation) => [
    `## Behavior with ${inlineCode(targetTitle(observation.target))}`,
    describeOutcome(observation.outcome).sentence,
    ...output(finding, observation),
  ]);
}

/** How to reproduce it without cupel. */
export function commands(finding: Finding): string[] {
  const save =
    finding.program.files.length > 1
      ? 'Save the files'
      : `Save the program as ${inlineCode(finding.program.files[0]?.path ?? '')}`;
  const distinct = [...new Set(finding.commands)];
  const names = finding.observations.map(({ target }) => productName(target));
  const isOne = distinct.length === 1 && names.length > 1;
  const where = isOne ? `run this there, with ${inWords(names)}:` : 'run there:';
  const often = flakyPhrase(finding);
  return [
    `${save} in an empty folder and ${where}`,
    codeBlock(distinct.join('\n'), 'sh'),
    ...(often ? [`It does not show each time: run it repeatedly. It showed ${often}.`] : []),
    ...finding.toolchains.flatMap(ownBuild),
  ];
}

// Which build it was can be told by nothing else.
function ownBuild({ id, says, checksum }: ToolchainRecord): string[] {
  const own = ownBuildOf(versionOf(id));
  if (!own) return [];
  const stated = says === undefined ? '' : ` It states the version ${inlineCode(says)}.`;
  return [
    `${productName(id)} is an own build, based on ${own.base}.${stated} The checksum of its files is ${checksum}.`,
  ];
}

function sourceFile({ path, text }: SourceFile, named: boolean): string[] {
  const tag = /\.([A-Za-z]+)$/.exec(path)?.[1] ?? '';
  const parts = [...(named ? [`${inlineCode(path)}:`] : []), codeBlock(text, tag)];
  if (survivesCopying(text)) return parts;
  const encoded = Buffer.from(text).toString('base64');
  parts.push('The file has characters that copying may lose; this command writes it exactly:');
  parts.push(codeBlock(`echo ${encoded} | base64 -d > '${path}'`, 'sh'));
  return parts;
}

function survivesCopying(text: string): boolean {
  return !/[^\P{C}\n\t]|[\u2028\u2029\uFEFF]/u.test(text);
}

function output(finding: Finding, observation: Observation): string[] {
  const text = compilerOutput(describeOutcome(observation.outcome).text);
  return [
    ...(text === '' ? [] : [codeBlock(outputExcerpt(text, shownLines).join('\n'), 'text')]),
    ...differingFiles(finding, observation).flatMap((file) => sourceFile(file, true)),
  ];
}

function decapitalized(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
