import type { Finding } from '../../core/finding.js';
import type { Observation } from '../../core/outcome.js';
import { sourcesOf } from '../../core/sources.js';
import type { SourceFile } from '../../core/test-program.js';
import type { ListedFinding } from '../finding-list.js';
import { findingTitle } from '../finding-title.js';
import { formatMany } from '../numbers.js';
import { originPhrase } from '../origin-words.js';
import { describeOutcome, outcomePhrase, outputExcerpt } from '../outcome-words.js';
import { productName } from '../target-words.js';
import { versionRows } from '../trackers/version-rows.js';
import {
  flakyPhrase,
  notNew,
  rankWords,
  reductionDetail,
  reductionPhrase,
  seenOncePhrase,
  windowColumn,
  windowPhrase,
} from '../triage-words.js';
import { bugDetail, evidenceReasons, expectedSentence } from '../verdict-words.js';
import { compilerOutput } from '../visible-text.js';
import { type Html, html } from './html.js';
import { factList, table } from './summary.js';

const shownLines = 40;

/** One finding, closed: a line with its title that opens to all that is known. */
export function findingArticle(listed: ListedFinding): Html {
  const { finding } = listed;
  const { id, signature, evidence, dating } = finding;
  return html`<details class="finding" id="finding-${id}">
<summary><code>${id}</code> <span class="badge">${signature.symptom}</span> <span class="badge ${evidence}">${evidence}</span>
${dating && html`<span class="badge">${windowColumn(dating)}</span>`} <span class="title">${findingTitle(finding)}</span></summary>
${facts(listed)}
${programs(finding)}
${finding.variant && html`<h3>A variant that works</h3>${finding.variant.map(sourceFile)}`}
<h3>Outcomes</h3>
${outcomes(finding)}
${finding.observations.map(output)}
<h3>Reproduce without cupel</h3>
<pre>${[...new Set(finding.commands)].join('\n')}</pre>
</details>`;
}

function facts({ finding, timesSeen }: ListedFinding): Html {
  const reduced = reductionPhrase(finding);
  return factList([
    ['signature', html`<code>${bugDetail(finding)}</code>`],
    ['expected', expectedSentence(finding)],
    ['rank', rankWords(finding)],
    ['evidence', `${finding.evidence}: ${evidenceReasons[finding.evidence]}`],
    ['window', finding.dating && windowPhrase(finding.dating)],
    ['reduced', reduced && `${reduced}; ${reductionDetail(finding)}`],
    ['flaky', flakyPhrase(finding)],
    ['shown by', seenOncePhrase(finding)],
    ['not new', notNew(finding)],
    ['origin', `${originPhrase(finding.program.origin)}, cupel ${finding.cupelVersion}`],
    ['seen in', `${formatMany(timesSeen, 'program')}, first ${finding.foundAt}`],
  ]);
}

function programs({ program, reduction }: Finding): Html {
  if (!reduction) return html`<h3>Program</h3>${sourcesOf(program).map(sourceFile)}`;
  return html`<div class="sides"><div><h3>As found</h3>${sourcesOf(reduction.from).map(sourceFile)}</div>
<div><h3>Reduced</h3>${sourcesOf(program).map(sourceFile)}</div></div>`;
}

// The parser of HTML drops a line break right after the tag.
function sourceFile({ path, text }: SourceFile): Html {
  return html`<p class="file">${path}</p><pre class="code">
${text}</pre>`;
}

function outcomes(finding: Finding): Html {
  const rows = versionRows(finding).map(
    ({ name, outcome, shows }) =>
      html`<tr><td>${name}</td><td>${outcomePhrase(outcome)}</td><td>${shows === undefined ? '' : shows ? 'yes' : 'no'}</td></tr>`,
  );
  return table(['compiler', 'outcome', 'affected'], rows);
}

function output({ target, outcome }: Observation): Html | false {
  const text = compilerOutput(describeOutcome(outcome).text);
  return (
    text !== '' &&
    html`<p class="file">${productName(target)}</p><pre>
${outputExcerpt(text, shownLines).join('\n')}</pre>`
  );
}
