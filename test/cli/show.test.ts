import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
  const show = () => cupel(folder, 'show', '0', '--target', 'java');
  await write({ classes: [1, 1], functions: [0, 0], chances: { nested: 0, inner: 0 }, forms: { sealed: 0 } });
  expect((await show()).stdout).toMatch(/accept; 1 classes/);
  await write({ chances: { nestd: 0 } });
  const refused = await show();
  expect(refused.stderr).toBe('cupel: there is no policy.chances.nestd; did you mean nested?\n');
  expect(refused.code).toBe(2);
});

it('keeps away from the known bugs of the target, as a hunt does, unless it must not', async () => {
  const folder = await temporaryFolder();
  const shown = async (...words: string[]) => (await cupel(folder, 'show', '1', '--size', 'small', ...words)).stdout;
  const unmuted = await shown('--target', 'typescript@7.0.2', '--unmuted');
  expect(unmuted).toMatch(/^program /);
  expect(await shown('--target', 'typescript@7.0.2')).not.toBe(unmuted);
  expect(await shown()).toBe(await shown('--target', 'typescript@7.0.2'));
});
