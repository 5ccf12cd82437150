import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../store/open-store.js';
import { exampleCampaign, exampleFinding, temporaryFolder } from '../store/store-fixture.js';
import { writeMarks } from './marks.js';
import { report } from './report.js';

test('what was fixed is open again in the campaign in which a newer version showed it', async () => {
  const folder = await temporaryFolder();
  const settings = { store: join(folder, 'store'), out: join(folder, 'report.html'), marks: join(folder, 'marks') };
  const finding = exampleFinding('aaaaaaaaaa');
  const store = await openStore(settings.store);
  for (const version of ['7.0.2', '7.0.3']) {
    const { settings: usual, ...campaign } = exampleCampaign(version);
    const targets = [`typescript@${version}:default`];
    await store.createCampaign({ ...campaign, settings: { ...usual, targets, sources: {} } });
    await store.recordFinding(finding, version);
  }
  await store.close();
  await writeMarks(settings.marks, [{ as: 'fixed', ids: [finding.id], target: finding.target, title: '' }]);
  const page = async (campaign: string) => readFile(await report(campaign, settings), 'utf8');
  expect(await page('7.0.2')).not.toContain('Open findings');
  expect(await page('7.0.3')).toContain('Open findings');
});

test('what the base of a campaign shows too is not among its open findings, and the rest of a duplicate is', async () => {
  const folder = await temporaryFolder();
  const settings = { store: join(folder, 'store'), out: join(folder, 'report.html'), marks: join(folder, 'marks') };
  const base = 'typescript@6.0.3:default';
  const old = exampleFinding('aaaaaaaaaa', 'a', { alsoIn: [base] });
  const regression = exampleFinding('bbbbbbbbbb', 'b', { notIn: [base], duplicateOf: old.id });
  const store = await openStore(settings.store);
  const { settings: usual, ...campaign } = exampleCampaign('c');
  await store.createCampaign({ ...campaign, settings: { ...usual, base, sources: {} } });
  for (const finding of [old, regression]) await store.recordFinding(finding, 'c');
  await store.amendFinding(regression.id, () => ({ finding: regression, status: 'duplicate' }));
  await store.close();
  const page = await readFile(await report('c', settings), 'utf8');
  expect(page).toContain('<b>1</b>findings');
  expect(page).toContain('<h2>Open findings <small>1</small></h2>');
  expect(page).toContain('<h2>Not new: the base has them too <small>1</small></h2>');
  expect(page).not.toContain('<h2>Duplicates');
});
