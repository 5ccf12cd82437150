import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { withCopy } from './store-copy.js';

afterEach(() => void vi.unstubAllEnvs());

test('a copy is gone afterwards, and so is one that was left long ago', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cupel-test-'));
  vi.stubEnv('TMPDIR', folder);
  for (const name of ['cupel-read-old', 'cupel-read-new', 'another']) await mkdir(join(folder, name));
  for (const name of ['cupel-read-old', 'another']) await utimes(join(folder, name), 1, 1);
  const file = join(folder, 'cupel.db');
  await writeFile(file, 'content');
  expect(await withCopy(file, (copy) => readFile(copy, 'utf8'))).toBe('content');
  expect((await readdir(folder)).sort()).toEqual(['another', 'cupel-read-new', 'cupel.db']);
  await rm(folder, { recursive: true });
});
