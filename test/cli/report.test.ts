import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Finding } from '../../src/core/finding.js';
import { openStore } from '../../src/store/open-store.js';
import { exampleCampaign, exampleFinding, madeAt } from '../../src/store/store-fixture.js';
import { cupel } from './cupel-in-process.js';
import { temporaryFolder } from './run-cupel.js';

const settings = {
  technique: 'tokens',
  targets: ['typescript@7.0.2:default'],
  references: ['typescript@6.0.3:default'],
  seedsName: 'x',
  seconds: 10,
  megabytes: 2048,
  until: { programs: 64 },
};

const [first, second, duplicate] = ['aaaa000000', 'bbbb000000', 'cccc000000'] as const;

// Two campaigns: the older with a finding of its own, the newer with two of which one is a duplicate.
async function folderWithCampaigns(): Promise<string> {
  const folder = await temporaryFolder();
  const store = await openStore(join(folder, '.cupel'));
  const found = async (finding: Finding, campaign: string) => store.recordFinding(finding, campaign);
  await store.createCampaign({ ...exampleCampaign('c-old'), settings });
  await found(madeAt(1, exampleFinding(first, 'let old = 1;')), 'c-old');
  await store.finishCampaign('c-old', 'finished');
  await store.createCampaign({ ...exampleCampaign('c-new'), settings });
  await found(
    madeAt(2, exampleFinding(second, 'let <b>new</b> = 1;', { foundAt: '2026-11-16T00:00:00.000Z' })),
    'c-new',
  );
  const copy = madeAt(3, exampleFinding(duplicate, 'let copy = 1;', { foundAt: '2026-11-17T00:00:00.000Z' }));
  await found(copy, 'c-new');
  await store.amendFinding(duplicate, (finding) => ({
    finding: { ...finding, duplicateOf: second },
    status: 'duplicate',
  }));
  const counts = { pass: 61, bug: 2, inconclusive: 1 };
  await store.recordProgress('c-new', { nextIndex: 64, seconds: 9, counts, inconclusiveReasons: [] });
  await store.finishCampaign('c-new', 'finished');
  await store.close();
  return folder;
}

let folder = '';
beforeEach(async () => {
  folder = await folderWithCampaigns();
});

it('prints the results as JSON where that is wanted, and writes no page', async () => {
  const folder = await folderWithCampaigns();
  const { code, stdout } = await cupel(folder, 'report', 'c-old', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ campaign: 'c-old', findings: [{ id: first }] });
  expect(await readdir(folder)).toEqual(['.cupel']);
  const both = await cupel(folder, 'report', '--json', '--out', 'x.html');
  expect(both).toMatchObject({ code: 2, stderr: 'cupel: --json prints to standard output; remove --out\n' });
});

describe('cupel report', () => {
  it('writes a page about the last campaign, and over its own page again', async () => {
    expect(await cupel(folder, 'report')).toEqual({ code: 0, stdout: 'wrote report.html\n', stderr: '' });
    const page = await readFile(join(folder, 'report.html'), 'utf8');
    expect(page).toContain('<h1>Campaign c-new</h1>');
    expect(page).toContain('let &lt;b&gt;new&lt;/b&gt; = 1;');
    expect(page).toContain('Duplicates <small>1</small>');
    expect(page).not.toContain('let old');
    expect(page).toContain('<td>tokens</td><td class="number">2</td><td class="number">64</td>');
    expect((await cupel(folder, 'report', 'c-old', '--out', 'report.html')).code).toBe(0);
    expect(await readFile(join(folder, 'report.html'), 'utf8')).toContain('let old = 1;');
  });

  it('refuses a campaign that is not there, and to overwrite what is not its own', async () => {
    expect(await cupel(folder, 'report', 'c-nwe')).toEqual({
      code: 2,
      stdout: '',
      stderr: "cupel: there is no campaign 'c-nwe'; did you mean c-new?\n",
    });
    await writeFile(join(folder, 'mine.html'), '<p>mine</p>');
    const refused = await cupel(folder, 'report', '--out', 'mine.html');
    expect(refused.stderr).toBe(
      'cupel: mine.html exists and was not written by cupel; choose another file with --out\n',
    );
    expect(refused.code).toBe(2);
    expect(await readFile(join(folder, 'mine.html'), 'utf8')).toBe('<p>mine</p>');
    await mkdir(join(folder, 'dir'));
    const lost = await cupel(folder, 'report', '--out', 'no/such/file.html');
    expect(lost).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^cupel: no\/such\/file\.html cannot be written: .*\n$/),
    });
    expect(await cupel(folder, 'report', '--out', 'dir')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^cupel: dir cannot be written: it is a folder\n$/),
    });
  });
});

describe('cupel findings', () => {
  it('hides duplicates unless all are asked for', async () => {
    const { stdout } = await cupel(folder, 'findings');
    expect(stdout).toContain(`${second} `);
    expect(stdout).toMatch(/\nand 1 duplicate: `cupel findings --all`\n$/);
    expect(stdout).not.toContain(duplicate);
    expect((await cupel(folder, 'findings', '--all')).stdout).toMatch(
      new RegExp(`${duplicate} .* duplicate \\(${second}\\)`),
    );
    const lines = (await cupel(folder, 'findings', '--json')).stdout.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ id: first, status: 'open' }),
      expect.objectContaining({ id: second, status: 'open' }),
      expect.objectContaining({ id: duplicate, status: 'duplicate', duplicateOf: second }),
    ]);
  });
});

describe('cupel findings export', () => {
  it('writes one, several or all', async () => {
    const one = await cupel(folder, 'findings', 'export', 'aaaa');
    expect(one.stdout).toMatch(/^# TypeScript 7\.0\.2 crashes: `nil pointer dereference/);
    expect(one.stderr).toMatch(/^Nothing has been filed\. .*github\.com\/microsoft\/typescript-go\/issues/);
    const json = await cupel(folder, ...'findings export bbbb aaaa --format json'.split(' '));
    expect(JSON.parse(json.stdout)).toMatchObject([{ finding: { id: second } }, { finding: { id: first } }]);
    const sarif = await cupel(folder, ...'findings export --format sarif'.split(' '));
    expect(JSON.parse(sarif.stdout)).toMatchObject({
      version: '2.1.0',
      runs: [{ results: [{}, {}, { suppressions: [{}] }] }],
    });
    const junit = await cupel(folder, ...'findings export --format junit'.split(' '));
    expect(junit.stdout).toContain('<testsuites name="cupel" tests="3" failures="2" errors="0" skipped="1">');
  });

  it('writes files into a new folder', async () => {
    const { stdout } = await cupel(folder, 'findings', 'export', '--out', 'reports');
    expect(stdout).toBe('wrote 3 findings to reports\n');
    expect(await readdir(join(folder, 'reports'))).toEqual([first, second, duplicate].map((id) => `${id}.md`));
    const again = await cupel(folder, ...'findings export --format sarif --out reports'.split(' '));
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('the folder reports is not empty') });
    await cupel(folder, ...'findings export --format junit --out junit'.split(' '));
    expect(await readdir(join(folder, 'junit'))).toEqual(['findings.xml']);
  });
});
