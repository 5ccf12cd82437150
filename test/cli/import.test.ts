import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { cupel } from './cupel-in-process.js';
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
