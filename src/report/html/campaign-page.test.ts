import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { elementsNamed, type Parsed, parseMarkup, textOf } from '../markup-fixture.js';
import { exampleFinding, triagedFinding } from '../report-fixture.js';
import { campaignPage, isCampaignPage } from './campaign-page.js';
import type { CampaignReport } from './campaign-report.js';

const report: CampaignReport = {
  hunt: {
    campaign: 'c-20261115-164652-2a94',
    status: 'finished',
    technique: 'generate',
    seed: 'h1',
    targets: ['groovy@4.0.0:default'],
    references: ['groovy@5.1.3:default'],
    programs: 450,
    seconds: 1226.4,
    counts: { pass: 440, bug: 8, inconclusive: 2 },
    inconclusiveReasons: [{ why: 'no implementation finished', count: 2 }],
    generatorFailures: 0,
    findings: [exampleFinding],
    known: [],
    duplicates: [],
    marked: [],
    followUps: [],
  },
  startedAt: '2026-11-15T16:46:52.000Z',
  cupelVersion: '0.1.0',
  samples: [
    { second: 600, programs: 200, pass: 195, bug: 3, inconclusive: 2, findings: 1 },
    { second: 1226, programs: 450, pass: 440, bug: 8, inconclusive: 2, findings: 2 },
  ],
  findings: [
    {
      finding: { ...triagedFinding, id: 'd000000000', duplicateOf: triagedFinding.id },
      status: 'duplicate',
      timesSeen: 1,
    },
    { finding: triagedFinding, status: 'fixed', timesSeen: 150 },
    { finding: exampleFinding, status: 'open', timesSeen: 1 },
  ],
  techniques: [
    {
      technique: 'generate',
      campaigns: 2,
      programs: 1450,
      counts: { pass: 1440, bug: 8, inconclusive: 2 },
      findings: 2,
    },
  ],
};

function pageOf(change: Partial<CampaignReport> = {}): Parsed {
  return parseMarkup(campaignPage({ ...report, ...change }));
}

function texts(name: string, page: Parsed): string[] {
  return elementsNamed(name, page).map((element) => textOf(element).replace(/\s+/g, ' ').trim());
}

test('the page says what was done and what came of it', () => {
  const page = pageOf();
  expect(texts('h1', page)).toEqual(['Campaign c-20261115-164652-2a94']);
  expect(texts('h2', page)).toEqual([
    'Over time',
    'Open findings 1',
    'Fixed in a newer version 1',
    'Duplicates 1',
    'Techniques',
  ]);
  expect(texts('div', page)).toContain('450programs1findings440pass, 97.8%8bug, 1.8%2inconclusive, 0.4%');
  expect(texts('dd', page).slice(0, 7)).toEqual([
    'Groovy 4.0.0',
    'Groovy 5.1.3',
    'generate',
    'h1',
    '2026-11-15T16:46:52.000Z',
    'finished',
    '20:26, 0.4 programs per second',
  ]);
  expect(texts('td', page).slice(-7)).toEqual(['generate', '2', '1,450', '1,440', '8', '2', '2']);
});

test('a finding has its programs side by side, the versions and the commands', () => {
  const [, second] = elementsNamed('details', pageOf()).filter(({ attributes }) => attributes.class === 'finding');
  expect(second?.attributes.id).toBe('finding-34d469bd98');
  const article = second as Parsed;
  expect(texts('h3', article)).toEqual([
    'As found',
    'Reduced',
    'A variant that works',
    'Outcomes',
    'Reproduce without cupel',
  ]);
  expect(texts('tr', article)).toEqual([
    'compileroutcomeaffected',
    'Groovy 3.0.9acceptedno',
    'Groovy 4.0.0rejected, 1 erroryes',
    'Groovy 5.0.0acceptedno',
    'Groovy 5.1.3acceptedno',
  ]);
  const codes = elementsNamed('pre', article).map(textOf);
  expect(codes).toContain('\nclass A<T extends A> {}\nA<? super A> a = null\n');
  expect(codes.at(-1)).toBe('groovyc --compile-static Main.groovy');
});

test('a chart for each number, drawn within its frame', () => {
  const charts = elementsNamed('svg', pageOf());
  expect(charts.map(({ attributes }) => attributes['aria-label'])).toEqual([
    'programs: 450 after 20:26',
    'different failures: 2 after 20:26',
    'pass: 440 after 20:26',
    'bug: 8 after 20:26',
    'inconclusive: 2 after 20:26',
  ]);
  for (const svg of charts) {
    const [line] = elementsNamed('polyline', svg);
    const points = (line?.attributes.points ?? '').split(' ').map((point) => point.split(',').map(Number));
    expect(points).toHaveLength(3);
    for (const [x = -1, y = -1] of points) {
      expect(x).toSatisfy((value: number) => value >= 44 && value <= 312);
      expect(y).toSatisfy((value: number) => value >= 10 && value <= 120);
    }
  }
});

test('what programs exercise of libraries is drawn over the programs', () => {
  const curve = [
    { programs: 100, members: 90, sequences: 140 },
    { programs: 450, members: 380, sequences: 610 },
  ];
  const hunt = { ...report.hunt, coverage: { of: 400, members: 380, sequences: 610, curve } };
  const labels = elementsNamed('svg', parseMarkup(campaignPage({ ...report, hunt }))).map(
    ({ attributes }) => attributes['aria-label'],
  );
  expect(labels.slice(5)).toEqual([
    'members: 380 of 400 after 450 programs',
    'typing sequences: 610 after 450 programs',
  ]);
});

test('a campaign of days has no more points than pixels, and ends where it ends', () => {
  const samples = Array.from({ length: 5000 }, (_, i) => ({
    second: i * 60,
    programs: i,
    pass: i,
    bug: 0,
    inconclusive: 0,
    findings: 0,
  }));
  const [svg] = elementsNamed('svg', pageOf({ samples }));
  const points = svg && elementsNamed('polyline', svg)[0]?.attributes.points?.split(' ');
  expect(points?.length).toBeLessThan(250);
  expect(svg?.attributes['aria-label']).toBe('programs: 4,999 after 83:19:00');
});

test('nothing in a program, a message or a name becomes markup', () => {
  const nasty = '</pre></script><script>alert(1)</script>"\'&amp;\u0000<img src=x onerror=alert(1)>';
  const finding = {
    ...triagedFinding,
    id: nasty,
    target: `groovy@4.0.0:${nasty}`,
    signature: { symptom: 'wrongReject', error: { code: nasty, construct: nasty } },
    commands: [nasty],
    knownBug: nasty,
    variant: [{ path: nasty, text: nasty }],
    program: { ...triagedFinding.program, files: [{ path: nasty, text: nasty }] },
    observations: [
      { target: nasty, reference: true, outcome: { kind: 'rejected', diagnostics: [{ code: nasty, message: nasty }] } },
    ],
  } as const;
  const page = pageOf({
    hunt: { ...report.hunt, campaign: nasty, seed: nasty, inconclusiveReasons: [{ why: nasty, count: 1 }] },
    findings: [{ finding, status: nasty, timesSeen: 1 }],
  });
  expect(elementsNamed('script', page)).toHaveLength(1);
  expect(elementsNamed('img', page)).toEqual([]);
  expect(texts('h2', page)).toContain('Open findings 1');
  const clean = elementsNamed('pre', pageOf({ findings: [{ finding: triagedFinding, status: 'open', timesSeen: 1 }] }));
  expect(elementsNamed('pre', page)).toHaveLength(clean.length);
});

test('the page fetches nothing', () => {
  const page = campaignPage(report);
  for (const name of ['link', 'iframe', 'object', 'embed', 'base'])
    expect(elementsNamed(name, parseMarkup(page))).toEqual([]);
  expect(page).not.toMatch(/\s(?:src|srcset|href|action|data)=/);
  expect(page).not.toMatch(/@import|url\(|fetch\(|https?:/);
});

test('a campaign without findings or samples is a page too', () => {
  const page = pageOf({ findings: [], samples: [], techniques: [] });
  expect(texts('p', page)).toContain('No findings.');
  expect(elementsNamed('svg', page)).toHaveLength(5);
});

test('a page is told from other files', () => {
  expect(isCampaignPage(campaignPage(report))).toBe(true);
  expect(isCampaignPage('<!DOCTYPE html><html></html>')).toBe(false);
});

test('its policy allows its own script and style, and nothing else', () => {
  const page = campaignPage(report);
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(page)?.[1] ?? '';
  const hashOf = (name: string) => {
    const text = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(page)?.[1] ?? '';
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  };
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${hashOf('script')}`,
    `style-src ${hashOf('style')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  expect(page).not.toMatch(/ style=| on\w+=/);
  expect(isCampaignPage(page)).toBe(true);
});
