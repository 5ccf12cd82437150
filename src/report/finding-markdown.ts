import type { Finding } from '../core/finding.js';
import { findingTitle } from './finding-title.js';
import { escapeMarkdown, inlineCode } from './markdown.js';
import type { Section } from './trackers/tracker.js';
import { trackerOf } from './trackers/trackers.js';
import { filingObstacles, reductionPhrase, windowPhrase } from './triage-words.js';

/** The report of one finding in the form that the people who make the compiler ask for. */
export function findingMarkdown(finding: Finding): string {
  const { sections } = trackerOf(finding.target);
  const paragraphs = [
    `# ${escapeMarkdown(findingTitle(finding))}`,
    ...obstacles(finding),
    header(finding),
    ...sections.flatMap((section) => written(section, finding)),
    '---',
    disclosure(finding),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function obstacles(finding: Finding): string[] {
  const reasons = filingObstacles(finding);
  return reasons.length === 0 ? [] : [`> **Before you file this:** ${reasons.map(escapeMarkdown).join(' ')}`];
}

function header(finding: Finding): string {
  const { technique, seed, index } = (finding.reduction?.from ?? finding.program).origin;
  const reduced = reductionPhrase(finding);
  return [
    `Technique ${inlineCode(technique)}, seed ${inlineCode(seed)}, program ${index}`,
    reduced && `reduced ${reduced}`,
    finding.dating && windowPhrase(finding.dating),
  ]
    .filter((part) => part !== undefined)
    .join('; ')
    .concat('.');
}

function written({ heading, parts }: Section, finding: Finding): string[] {
  const paragraphs = parts.flatMap((part) => part(finding));
  return paragraphs.length === 0 || heading === undefined ? paragraphs : [`## ${heading}`, ...paragraphs];
}

function disclosure({ id, cupelVersion, foundAt }: Finding): string {
  return `Disclosure: a fuzzer found this. cupel ${cupelVersion}, a tool that tests compilers, made the program; no person wrote it. It was confirmed with the plain command-line compilers (finding ${inlineCode(id)}, ${foundAt.slice(0, 10)}).`;
}
