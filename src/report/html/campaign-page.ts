import { createHash } from 'node:crypto';
import type { LibraryCoverage } from '../../core/exercised.js';
import type { ListedFinding } from '../finding-list.js';
import type { CampaignReport, CampaignSample } from './campaign-report.js';
import { chart } from './chart.js';
import { findingArticle } from './finding-article.js';
import { type Html, html, trusted } from './html.js';
import { pageScript } from './page-script.js';
import { pageStyle } from './page-style.js';
import { campaignSummary, techniqueTable } from './summary.js';

// The states in which a finding can be, those first that ask for work.
const groups: readonly (readonly [status: string, title: string])[] = [
  ['open', 'Open findings'],
  ['follow-up', 'Follow-up differences'],
  ['reported', 'Reported'],
  ['fixed', 'Fixed in a newer version'],
  ['known', 'Known upstream'],
  ['intended', 'Intended'],
  ['noise', 'Noise'],
  ['in base', 'Not new: the base has them too'],
  ['duplicate', 'Duplicates'],
];

// Should anything of a finding ever become markup, it loads nothing, sends nothing and executes nothing.
const policy = [
  "default-src 'none'",
  `script-src 'sha256-${hashOf(pageScript)}'`,
  `style-src 'sha256-${hashOf(pageStyle)}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const generator = '<meta name="generator" content="cupel ';

/** A page about a campaign that opens from disk: it needs no server and fetches nothing. */
export function campaignPage(report: CampaignReport): string {
  const { hunt, cupelVersion } = report;
  const page = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${policy}"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
${trusted(generator)}${cupelVersion}"/>
<title>cupel: campaign ${hunt.campaign}</title>
<style>${trusted(pageStyle)}</style>
</head>
<body>
<main>
<h1>Campaign ${hunt.campaign}</h1>
${campaignSummary(report)}
${charts(report.samples)}
${coverageCharts(hunt.coverage)}
${findings(report)}
<h2>Techniques</h2>
<p>All campaigns of this store; a finding counts for the technique that made its program.</p>
${techniqueTable(report.techniques)}
</main>
<script>${trusted(pageScript)}</script>
</body>
</html>
`;
  return page.markup;
}

// As a policy names the text of an element.
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** Whether a file is a page that `campaignPage` wrote. */
export function isCampaignPage(text: string): boolean {
  return text.slice(0, 1000).includes(generator);
}

function groupOf({ status }: ListedFinding): string {
  return groups.some(([known]) => known === status) ? status : 'open';
}

// What is known, marked or a follow-up, and duplicates, are told from findings only in the end.
const titles: Readonly<Record<string, string>> = { findings: 'different failures' };

function charts(samples: readonly CampaignSample[]): Html {
  const names = ['programs', 'findings', 'pass', 'bug', 'inconclusive'] as const;
  return html`<h2>Over time</h2>
<div class="charts">
${names.map((name) => chart({ title: titles[name] ?? name, points: samples.map((each) => ({ at: each.second, value: each[name] })) }))}
</div>`;
}

// What the programs exercise of libraries, as the programs get more.
function coverageCharts(coverage: LibraryCoverage | undefined): Html | false {
  if (!coverage) return false;
  const { of, curve } = coverage;
  const points = (name: 'members' | 'sequences') => curve.map((each) => ({ at: each.programs, value: each[name] }));
  return html`<h2>Exercised of the libraries</h2>
<div class="charts">
${chart({ title: 'members', points: points('members'), over: 'programs', of })}
${chart({ title: 'typing sequences', points: points('sequences'), over: 'programs' })}
</div>`;
}

function findings({ findings: all }: CampaignReport): Html {
  if (all.length === 0) return html`<h2>Findings</h2><p>No findings.</p>`;
  const shown = groups.map(([status, title]) => {
    const group = all.filter((listed) => groupOf(listed) === status);
    return group.length > 0 && html`<h2>${title} <small>${group.length}</small></h2>${group.map(findingArticle)}`;
  });
  return html`<p class="tools"><input type="search" id="filter" placeholder="Filter findings" aria-label="Filter findings"/>
<button type="button" id="open">Expand all</button> <button type="button" id="close">Collapse all</button></p>
${shown}`;
}
