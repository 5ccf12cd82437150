import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownFolder, sweepFolders } from './sweep-folders.js';

test('folders of processes that have ended are removed, and no others', () => {
  const parent = mkdtempSync(join(tmpdir(), 'test-of-cupel-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const own = basename(ownFolder(parent));
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  const dead = own.replace(/-\d+-[0-9a-f]+$/, `-${pid}-0123456789abcdef`);
  const elsewhere = dead.replace(/^cupel-\d+/, 'cupel-1');
  const others = [own, elsewhere, `${dead}-copy`, 'cupel-0123456789abcdef'];
  for (const name of [dead, ...others]) mkdirSync(join(parent, name, 'deep'), { recursive: true });
  sweepFolders(parent);
  expect(readdirSync(parent).sort()).toEqual(others.sort());
});

// A process as one of a cupel that has ended, and the folder that tells of it.
async function stray() {
  const parent = mkdtempSync(join(tmpdir(), 'test-of-cupel-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  const name = randomBytes(8).toString('hex');
  const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => 0, 1000)'], {
    env: { ...process.env, CUPEL_STARTED: `${name}.7.` },
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', (_, killedBy) => resolve(killedBy)));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const folder = join(parent, basename(ownFolder(parent)).replace(/-\d+-[0-9a-f]+$/, `-${pid}-${name}`));
  mkdirSync(folder);
  return { parent, folder, child, ended };
}

test('what such a process had started is killed, wherever it is', async () => {
  const { parent, ended } = await stray();
  sweepFolders(parent);
  expect(await ended).toBe('SIGKILL');
});

test.runIf(process.getuid?.() === 0)('nothing is killed because of a folder that somebody else made', async () => {
  const { parent, folder, child, ended } = await stray();
  chownSync(folder, 65_534, 65_534);
  sweepFolders(parent);
  expect(existsSync(folder)).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toBe('SIGTERM');
});
