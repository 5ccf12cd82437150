import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { cupel } from './cupel-in-process.js';
import { temporaryFolder } from './run-cupel.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

async function treeHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) hash.update(path.slice(folder.length)).update(await readFile(path));
  return hash.digest('hex');
}

it('the same seed gives the same bytes, whatever the number of workers; another seed does not', async () => {
  const folder = await temporaryFolder();
  const generate = async (out: string, ...more: string[]) => {
    const what = ['--technique', 'tokens', '--target', 'typescript', '--programs', '40'];
    const { code, stderr } = await cupel(folder, 'generate', ...what, '--out', out, ...more);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    return treeHash(join(folder, out));
  };
  const first = await generate('a', '--seed', '7', '--workers', '1');
  expect(await generate('b', '--seed', '7', '--workers', '1')).toBe(first);
  expect(await generate('c', '--seed', '7', '--workers', '3')).toBe(first);
  expect(await generate('d', '--seed', '8', '--workers', '1')).not.toBe(first);
});

it('writes each program and one line about it', async () => {
  const folder = await temporaryFolder();
  await cupel(folder, 'generate', '--programs', '3', '--seed', '7', '--out', 'out', '--workers', '2');
  expect((await readdir(join(folder, 'out'))).sort()).toEqual(['0', '1', '2', 'programs.jsonl']);
  const lines = (await readFile(join(folder, 'out', 'programs.jsonl'), 'utf8')).trimEnd().split('\n');
  for (const [index, line] of lines.entries()) {
    const origin = { technique: 'tokens', seed: '7', index };
    expect(JSON.parse(line)).toMatchObject({ index, files: ['main.ts'], expectation: { kind: 'agree' }, origin });
    expect(await readFile(join(folder, 'out', String(index), 'main.ts'), 'utf8')).not.toBe('');
  }
  expect(lines).toHaveLength(3);
});
