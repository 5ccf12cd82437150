import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cupelVersion } from '../../src/app/version.js';
import { openStore } from '../../src/store/open-store.js';
import { cupel } from './cupel-in-process.js';
import { temporaryFolder } from './run-cupel.js';

it('shows a program with what is expected of it', async () => {
  const folder = await temporaryFolder();
  const whole = await cupel(folder, 'show', '2', '--target', 'kotlin');
  expect(whole.stdout).toMatch(/^program [0-9a-f]+: every compiler must accept; .*\n\nmain\.kt\npackage /);
  const wrong = await cupel(folder, 'show', '2', '--target', 'kotlin', '--technique', 'overwrite');
  expect(wrong.stdout).toMatch(/^program [0-9a-f]+: every compiler must reject \(.+\); .*made wrong: /);
  expect(wrong.code).toBe(0);
});

it('draws how types flow', async () => {
  const folder = await temporaryFolder();
  const dot = await cupel(folder, 'show', '2', '--target', 'scala', '--size', 'small', '--graph', 'dot');
  expect(dot.stdout).toMatch(/^digraph types \{/);
  expect(dot.stdout).toMatch(/n\d+ -> n\d+ \[label=inferred, style=dashed\];/);
  const svg = await cupel(folder, 'show', '2', '--target', 'scala', '--size', 'small', '--graph', 'svg');
  expect(svg.stdout).toMatch(/^<svg xmlns=.*<\/svg>\n$/s);
  expect(svg.stdout).not.toMatch(/NaN|undefined/);
});

it('takes numbers of the policy from the configuration file', async () => {
  const folder = await temporaryFolder();
  const write = (policy: object) => writeFile(join(folder, 'cupel.config.json'), JSON.stringify({ policy }));
  const show = () => cupel(folder, 'show', '0', '--target', 'java', '--mains', '0');
  await write({
    classes: [1, 1],
    freshClasses: 0,
    chances: { nested: 0, inner: 0, witnessOfBounds: 0 },
    forms: { sealed: 0 },
  });
  expect((await show()).stdout).toMatch(/accept; 1 classes/);
  await write({ chances: { nestd: 0 } });
  const refused = await show();
  expect(refused.stderr).toBe('cupel: there is no policy.chances.nestd; did you mean nested?\n');
  expect(refused.code).toBe(2);
});

it('keeps away from the known bugs of the target, as a hunt does, unless it must not', async () => {
  const folder = await temporaryFolder();
  const shown = async (...words: string[]) => (await cupel(folder, 'show', '0', '--size', 'small', ...words)).stdout;
  const unmuted = await shown('--target', 'typescript@7.0.2', '--unmuted');
  expect(unmuted).toMatch(/^program /);
  expect(await shown('--target', 'typescript@7.0.2')).not.toBe(unmuted);
  expect(await shown()).toBe(await shown('--target', 'typescript@7.0.2'));
});

it('shows a program of a campaign, without the features that were decided to be left out', async () => {
  const folder = await temporaryFolder();
  const store = await openStore(join(folder, '.cupel'));
  const technique = { technique: 'generate', making: { size: 'small' }, targets: ['java@17:default'] };
  const settings = { ...technique, references: [], seconds: 10, megabytes: 1024, until: {} };
  const avoided = [{ at: 16, from: 48, bug: 'b', share: 0.4, avoids: 'useSiteVariance' }];
  const campaign = { seed: '7', cupelVersion, toolchains: [] };
  await store.createCampaign({ ...campaign, id: 'c-1', settings: { ...settings, avoided } });
  await store.createCampaign({ ...campaign, id: 'c-2', settings, cupelVersion: '0.1.0' });
  await store.close();
  const shown = async (...words: string[]) => (await cupel(folder, 'show', ...words)).stdout;
  const plain = (index: string, ...words: string[]) =>
    shown(index, '--target', 'java', '--unmuted', '--size', 'small', '--seed', '7', ...words);
  expect(await shown('20', '--campaign', 'c-1')).toBe(await plain('20'));
  const index = '52';
  expect(await shown(index, '--campaign', 'c-1')).toBe(await plain(index, '--feature', 'useSiteVariance=0'));
  expect(await shown(index, '--campaign', 'c-1')).not.toBe(await plain(index));
  const refused = async (...words: string[]) => (await cupel(folder, 'show', '1', ...words)).stderr;
  expect(await refused('--campaign', 'c-1', '--seed', '8')).toBe('cupel: --campaign says it all; remove --seed\n');
  expect(await refused('--campaign', 'c-3')).toMatch(/^cupel: there is no campaign 'c-3'; .*\n$/);
  expect(await refused('--campaign', 'c-2')).toMatch(/^cupel: campaign c-2 was run by cupel 0\.1\.0, .*\n$/);
});
