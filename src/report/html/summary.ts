import type { VerdictCounts } from '../../core/verdict.js';
import { avoidancePhrase } from '../avoidance-words.js';
import { formatCount, formatDuration, formatPercent, formatRate, perSecond } from '../numbers.js';
import { inWords, productName } from '../target-words.js';
import type { CampaignReport, TechniqueCounts } from './campaign-report.js';
import { type Html, html } from './html.js';

/** A list of facts, each with its name. */
export function factList(facts: readonly (readonly [name: string, value: Html | string | undefined])[]): Html {
  const shown = facts.filter(([, value]) => value !== undefined);
  return html`<dl>${shown.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

/** What was tested how, and what came of it. */
export function campaignSummary({ hunt, startedAt, cupelVersion }: CampaignReport): Html {
  const { programs, seconds, counts, generatorFailures, muted = [] } = hunt;
  const products = (targets: readonly string[]) => inWords(targets.map(productName)) || undefined;
  const facts = factList([
    ['target', products(hunt.targets)],
    ['reference', products(hunt.references)],
    ['technique', hunt.technique],
    ['seed', hunt.seed],
    ['started', startedAt],
    ['status', hunt.status],
    ['time', `${formatDuration(seconds)}, ${formatRate(perSecond(programs, seconds))} programs per second`],
    ['cupel', cupelVersion],
    [
      'not generated',
      generatorFailures > 0 ? `${formatCount(generatorFailures)} programs: a defect in cupel` : undefined,
    ],
    ...muted.map((each) => ['muted', avoidancePhrase(each)] as const),
  ]);
  const tiles: [string, string][] = [
    ['programs', formatCount(programs)],
    ['findings', formatCount(hunt.findings.length)],
    ...verdicts(counts).map(([name, count, share]): [string, string] => [`${name}, ${share}`, count]),
  ];
  return html`<div class="tiles">${tiles.map(([name, value]) => html`<div><b>${value}</b>${name}</div>`)}</div>
${facts}
${reasons(hunt.inconclusiveReasons)}`;
}

/** What each technique has done in this store. */
export function techniqueTable(techniques: readonly TechniqueCounts[]): Html {
  const heads = ['technique', 'campaigns', 'programs', 'pass', 'bug', 'inconclusive', 'findings'];
  const rows = techniques.map(({ technique, campaigns, programs, counts, findings }) => {
    const numbers = [campaigns, programs, counts.pass, counts.bug, counts.inconclusive, findings];
    return html`<tr><td>${technique}</td>${numbers.map((count) => html`<td class="number">${formatCount(count)}</td>`)}</tr>`;
  });
  return table(heads, rows);
}

/** A table with its heads. */
export function table(heads: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="wide"><table><thead><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function verdicts(counts: VerdictCounts): [string, string, string][] {
  const total = counts.pass + counts.bug + counts.inconclusive;
  return (['pass', 'bug', 'inconclusive'] as const).map((name) => [
    name,
    formatCount(counts[name]),
    formatPercent(counts[name], total),
  ]);
}

function reasons(all: CampaignReport['hunt']['inconclusiveReasons']): Html | false {
  if (all.length === 0) return false;
  const rows = all.map(({ why, count }) => html`<tr><td class="number">${formatCount(count)}</td><td>${why}</td></tr>`);
  return html`<details><summary>Inconclusive reasons</summary>${table(['programs', 'reason'], rows)}</details>`;
}
