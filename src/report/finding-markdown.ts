import type { Finding } from '../core/finding.js';
import type { Observation } from '../core/outcome.js';
import type { SourceFile } from '../core/test-program.js';
import { codeBlock, inlineCode, markdownTable } from './markdown.js';
import { describeOutcome, outcomePhrase, topLines } from './outcome-words.js';
import { targetTitle } from './target-words.js';
import { evidenceReasons, expectedSentence, symptomPhrases } from './verdict-words.js';

const shownLines = 25;

/** The report of one finding, for the people who make the compiler. */
export function findingMarkdown(finding: Finding): string {
  const { program, observations } = finding;
  const sections = [
    header(finding),
    '## Program',
    ...program.files.map(programFile),
    '## Outcomes',
    markdownTable(['target', 'outcome'], observations.map(outcomeRow)),
    ...observations.map(behavior),
    '## Reproduce without cupel',
    `Save the program in an empty folder and run there:`,
    codeBlock(finding.commands.join('\n'), 'sh'),
    '## Evidence',
    `${inlineCode(finding.evidence)}: ${evidenceReasons[finding.evidence]}`,
    '## Toolchains',
    markdownTable(
      ['toolchain', 'checksum'],
      finding.toolchains.map(({ id, checksum }) => [id, inlineCode(checksum)]),
    ),
    ...trace(finding),
    '---',
    `A fuzzer found this: the program was made by cupel, a compiler-testing tool, not written by a person. Finding ${inlineCode(finding.id)}, first seen ${finding.foundAt}.`,
  ];
  return `${sections.join('\n\n')}\n`;
}

function header(finding: Finding): string {
  const { technique, seed, index } = finding.program.origin;
  const name = targetTitle(finding.target);
  return [
    `# ${name} ${symptomPhrases[finding.symptom]}`,
    `Made by technique ${inlineCode(technique)}, seed ${inlineCode(seed)}, program ${index}, cupel ${finding.cupelVersion}.`,
    `**Actual:** ${name} ${symptomPhrases[finding.symptom]} (${inlineCode(finding.signature)}).`,
    `**Expected:** ${expectedSentence(finding)}`,
  ].join('\n\n');
}

function programFile({ path, text }: SourceFile): string {
  const tag = /\.([A-Za-z]+)$/.exec(path)?.[1] ?? '';
  const parts = [`${inlineCode(path)}:`, codeBlock(text, tag)];
  if (!survivesCopying(text)) {
    const encoded = Buffer.from(text).toString('base64');
    parts.push('It has characters that copying may lose; this writes it exactly:');
    parts.push(codeBlock(`echo ${encoded} | base64 -d > '${path}'`, 'sh'));
  }
  return parts.join('\n\n');
}

function survivesCopying(text: string): boolean {
  return !/[^\P{C}\n\t]|[\u2028\u2029\uFEFF]/u.test(text);
}

function outcomeRow({ target, reference, outcome }: Observation): string[] {
  return [`${targetTitle(target)}${reference ? ' (reference)' : ''}`, outcomePhrase(outcome)];
}

function behavior({ target, outcome }: Observation): string {
  const { sentence, text } = describeOutcome(outcome);
  const parts = [`### Behavior with ${targetTitle(target)}`, sentence];
  if (text.trim() !== '') parts.push(codeBlock(topLines(text.trimEnd().split('\n'), shownLines).join('\n'), 'text'));
  return parts.join('\n\n');
}

function trace({ program }: Finding): string[] {
  if (program.trace.length === 0) return [];
  return ['## How the program was made', program.trace.map((step, i) => `${i + 1}. ${inlineCode(step)}`).join('\n')];
}
