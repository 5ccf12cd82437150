import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownFolder, sweepFolders } from './sweep-folders.js';

test('folders of processes that have ended are removed, and no others', () => {
  const parent = mkdtempSync(join(tmpdir(), 'test-of-cupel-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const own = basename(ownFolder(parent));
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  const dead = own.replace(`-${process.pid}-`, `-${pid}-`);
  const elsewhere = dead.replace(/^cupel-\d+/, 'cupel-1');
  const others = [own, elsewhere, `${dead}-copy`, 'cupel-0123456789abcdef'];
  for (const name of [dead, ...others]) mkdirSync(join(parent, name, 'deep'), { recursive: true });
  sweepFolders(parent);
  expect(readdirSync(parent).sort()).toEqual(others.sort());
});
