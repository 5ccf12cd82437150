import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectOneLine } from './expect-one-line.js';
import { cupel, temporaryFolder } from './run-cupel.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

function run(line: string): void {
  const [command = '', ...args] = line.split(' ');
  execFileSync(command, args, { stdio: 'ignore' });
}

function mount(folder: string, options: string): void {
  run(`mount -t tmpfs -o ${options} tmpfs ${folder}`);
  onTestFinished(() => run(`umount ${folder}`));
}

function canMount(): boolean {
  try {
    run('unshare -m mount -t tmpfs tmpfs /tmp');
    return process.platform === 'linux';
  } catch {
    return false;
  }
}

describe.skipIf(!canMount())('a small disk (needs the right to mount one)', () => {
  it('full: one line, and what was found before goes on afterwards', async () => {
    const folder = await temporaryFolder();
    mount(folder, 'size=1m');
    const generated = await cupel(folder, 'generate', '--out', 'out', '--programs', '3000');
    expect(generated.stderr).toMatch(/^cupel: the disk is full.*\n$/);
    expect(generated.code).toBe(2);
    await rm(join(folder, 'out'), { recursive: true });
    writeFileSync(join(folder, 'ballast'), Buffer.alloc(860 * 1024));
    const hunt = ['hunt', '--programs', '30', '--batch', '2', '--seed', '5', '--json'];
    const stopped = await cupel(folder, ...hunt);
    expect(stopped.stderr).toMatch(/cupel: the disk is full: \.cupel\/cupel\.db could not be written.*\n$/);
    expect(stopped).toMatchObject({ code: 2, stdout: '' });
    await rm(join(folder, 'ballast'));
    const resumed = await cupel(folder, ...hunt, '--resume');
    expect(JSON.parse(resumed.stdout)).toMatchObject({ programs: 30, seed: '5' });
  });

  it('read-only: one line', async () => {
    const folder = await temporaryFolder();
    mount(folder, 'size=1m,ro');
    for (const command of ['hunt --programs 1', 'generate --out out', 'init']) {
      expectOneLine(await cupel(folder, ...command.split(' ')), 'read-only');
    }
  });
});
