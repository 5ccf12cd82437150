import { spawn } from 'node:child_process';
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { withoutSigns } from './expect-one-line.js';
import { type CupelResult, cupel, temporaryFolder } from './run-cupel.js';

const main = resolve(import.meta.dirname, '../../dist/cli/main.js');
const fixtures = resolve(import.meta.dirname, '../fixtures/0.1.0');

// No permission stops root: a process of root reads as somebody else.
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

async function asReader(cwd: string, ...args: readonly string[]): Promise<CupelResult> {
  const env = { ...process.env, HOME: cwd };
  const child = spawn(process.execPath, [main, ...args], { cwd, env, ...nobody, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, stdout, stderr };
}

async function copies(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('cupel-read-'));
}

async function readOnlyStore(): Promise<{ folder: string; file: string; id: string }> {
  const folder = await temporaryFolder();
  const imported = await cupel(folder, 'findings', 'import', join(fixtures, 'finding.json'));
  const store = join(folder, '.cupel');
  for (const name of await readdir(store)) await chmod(join(store, name), 0o444);
  await chmod(store, 0o555);
  await chmod(folder, 0o755);
  return { folder, file: join(store, 'cupel.db'), id: /^imported (\w+)\n$/.exec(imported.stdout)?.[1] ?? '' };
}

describe.skipIf(process.platform === 'win32')('a store that cannot be written', () => {
  it('is listed, shown, exported and reported, and stays as it is', async () => {
    const { folder, file, id } = await readOnlyStore();
    const before = await readFile(file);
    const out = join(folder, 'out');
    await mkdir(out);
    await chmod(out, 0o777);
    for (const command of ['findings', `findings show ${id}`, 'findings export', `report --out ${out}/report.html`]) {
      const { code, stdout, stderr } = await asReader(folder, ...command.split(' '));
      expect({ code, stderr }, command).toEqual({ code: 0, stderr: '' });
      if (!command.startsWith('report')) expect(stdout).toContain(id);
    }
    expect(await readFile(join(out, 'report.html'), 'utf8')).toContain(id);
    expect(await readFile(file)).toEqual(before);
    expect(await copies()).toEqual([]);
  });

  it('is not written to, which is told in one line', async () => {
    const { folder, id } = await readOnlyStore();
    for (const command of ['hunt --resume', `reduce ${id}`, `findings import ${fixtures}/finding.json`]) {
      const { code, stdout, stderr } = await asReader(folder, ...command.split(' '));
      expect(withoutSigns(stderr)).toMatch(
        /^cupel: \.cupel is read-only: make it writable or use another --store folder\n$/,
      );
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    }
  });

  it('one that cannot be read either is told in one line', async () => {
    const { folder, file, id } = await readOnlyStore();
    await chmod(file, 0o000);
    for (const command of ['findings', `findings show ${id}`, 'report']) {
      expect(await asReader(folder, ...command.split(' '))).toEqual({
        code: 2,
        stdout: '',
        stderr: 'cupel: .cupel/cupel.db cannot be read: permission is denied\n',
      });
    }
  });
});
