import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findingJson } from '../../src/report/finding-json.js';
import { cupel } from './cupel-in-process.js';
import { exportedTo, shownFinding } from './exported-finding.js';
import { temporaryFolder } from './run-cupel.js';

const file = resolve(import.meta.dirname, '../fixtures/0.1.0/finding.json');

it('every command works in a store with imported findings', async () => {
  const folder = await temporaryFolder();
  const imported = await cupel(folder, 'findings', 'import', file);
  const id = /^imported (\w+)\n$/.exec(imported.stdout)?.[1] ?? '';
  expect(await cupel(folder, 'findings', 'import', file)).toMatchObject({
    code: 0,
    stdout: `${id} is already in the store\n`,
  });
  expect((await cupel(folder, 'findings')).stdout).toContain(id);
  expect((await cupel(folder, 'findings', 'show', id)).code).toBe(0);
  for (const format of ['markdown', 'json', 'sarif', 'junit'])
    expect(await cupel(folder, 'findings', 'export', '--format', format), format).toMatchObject({ code: 0 });
  expect(await cupel(folder, 'report')).toMatchObject({ code: 0, stderr: '' });
  expect(await readFile(join(folder, 'report.html'), 'utf8')).toContain(id);
  expect(await cupel(folder, 'replay', id)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('still reproduces'),
  });
  expect(await cupel(folder, 'bisect', id, '--installed')).toMatchObject({ code: 0 });
  expect(await cupel(folder, 'hunt', '--resume')).toMatchObject({ code: 2, stdout: '' });
});

it.each([
  ['a file of all', 'export --format json', 'all.json'],
  ['a folder', 'export --format json --out folder', 'folder'],
])('what was exported to %s is imported into another store', async (_, line, path) => {
  const [folder, other] = [await temporaryFolder(), await temporaryFolder()];
  const second = { ...shownFinding, id: 'abcdefabcd' };
  await cupel(folder, 'findings', 'import', await exportedTo(folder, shownFinding));
  await cupel(folder, 'findings', 'import', await exportedTo(folder, second));
  const { stdout } = await cupel(folder, 'findings', ...line.split(' '));
  await writeFile(join(folder, 'all.json'), stdout);
  expect(await cupel(other, 'findings', 'import', join(folder, path))).toMatchObject({
    code: 0,
    stdout: `imported ${shownFinding.id}\nimported ${second.id}\n`,
  });
  expect((await cupel(other, 'findings', 'export', '--format', 'json')).stdout).toBe(
    (await cupel(folder, 'findings', 'export', '--format', 'json')).stdout,
  );
  expect(await cupel(other, 'report')).toMatchObject({ code: 0, stderr: '' });
  const page = await readFile(join(other, 'report.html'), 'utf8');
  for (const { id } of [shownFinding, second]) expect(page).toContain(id);
});

it('of several findings none is imported if one cannot be read', async () => {
  const folder = await temporaryFolder();
  const whole = JSON.parse(findingJson(shownFinding)) as unknown;
  await writeFile(join(folder, 'all.json'), JSON.stringify([whole, { ...(whole as object), finding: 7 }]));
  const { code, stdout, stderr } = await cupel(folder, 'findings', 'import', 'all.json');
  expect(stderr).toMatch(/^cupel: all\.json: finding 2 is not a finding exported by cupel: finding: [^\n]*\n$/);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(await readdir(folder)).toEqual(['all.json']);
  await mkdir(join(folder, 'empty'));
  expect((await cupel(folder, 'findings', 'import', 'empty')).stderr).toMatch(/^cupel: empty contains no exported /);
});
