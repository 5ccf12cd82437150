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

it('shows the types of a file', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'main.ts'), 'const a = [1, 2].map(String);\na.length = "é".length + 1;\n');
  const { stdout, code } = await cupel(folder, 'show', 'main.ts', '--types');
  expect(stdout.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['1:11', '[1, 2].map(String)', 'string[]'],
    ['1:11', '[1, 2].map', expect.stringMatching(/^<U>\(callbackfn: /), 'repeatable'],
    ['1:11', '[1, 2]', 'number[]', 'repeatable'],
    ['1:12', '1', '1', 'repeatable'],
    ['1:15', '2', '2', 'repeatable'],
    ['1:22', 'String', 'StringConstructor', 'repeatable'],
    ['2:1', 'a.length = "é".length + 1', 'number', 'value unused'],
    ['2:1', 'a.length', 'number', 'assigned to'],
    ['2:1', 'a', 'string[]', 'repeatable'],
    ['2:12', '"é".length + 1', 'number', 'repeatable'],
    ['2:12', '"é".length', 'number', 'repeatable'],
    ['2:12', '"é"', "'é'", 'repeatable'],
    ['2:25', '1', '1', 'repeatable'],
    ['13 expressions, 0 without a known type'],
    [''],
  ]);
  expect(code).toBe(0);
  const { stdout: json } = await cupel(folder, 'show', 'main.ts', '--types', '--json');
  const rows = json
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(rows).toHaveLength(13);
  expect(rows[9]).toMatchObject({ line: 2, column: 12, kind: 'BinaryExpression', type: 'number', expected: 'number' });
});

it('says in one line why a file has no types', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'wrong.ts'), 'let x: number =\n  "a";\nlet y: string = 1;\n');
  await writeFile(join(folder, 'notes.md'), '# Notes\n');
  const said = async (...words: string[]) => {
    const { code, stderr, stdout } = await cupel(folder, 'show', ...words);
    expect([code, stdout]).toEqual([2, '']);
    return stderr;
  };
  expect(await said('wrong.ts', '--types')).toBe(
    "cupel: wrong.ts:1:5: TS2322 Type 'string' is not assignable to type 'number'. (and 1 more); only programs without errors have types\n",
  );
  expect(await said('notes.md', '--types')).toMatch(/^cupel: cupel cannot analyse notes\.md; .*\n$/);
  expect(await said('none.ts', '--types')).toBe('cupel: none.ts cannot be read: it does not exist\n');
  expect(await said('wrong.ts', '--types', '--seed', '2')).toMatch(/^cupel: --types takes a file .*remove --seed\n$/);
  expect(await said('wrong.ts')).toMatch(/^cupel: the index must be .*add --types\n$/);
  expect(await said('1', '--json')).toMatch(/^cupel: --json belongs to --types/);
});
