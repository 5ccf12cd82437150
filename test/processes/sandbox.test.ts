import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CupelEvent } from '../../src/core/events.js';
import { builtScript } from '../../src/harness/package-root.js';
import { type ProcessResult, runProcess } from '../../src/harness/process/run-process.js';
import { confined, confinedWorker, whyOpen } from '../../src/harness/process/sandbox.js';
import { withTemporaryFolder, writeFiles } from '../../src/harness/process/temporary-folder.js';
import { WorkerPool } from '../../src/harness/process/worker-pool.js';
import { obedient } from './worker-fixture.js';

afterEach(() => void vi.unstubAllEnvs());

const limits = { millis: 60_000, bytes: 1024 ** 3 };

function runConfined(text: string): Promise<ProcessResult & { files: string }> {
  return withTemporaryFolder(async (cwd) => {
    await writeFiles(cwd, [{ path: 'main.js', text }]);
    const command = await confined({ command: process.execPath, args: ['main.js', 'an argument'] }, cwd);
    const result = await runProcess({ ...command, cwd, limits });
    return { ...result, files: execFileSync('ls', [cwd], { encoding: 'utf8' }) };
  });
}

// Of a process that has ended there is none.
function commandOf(pid: string): string {
  const file = join('/proc', pid, 'cmdline');
  return existsSync(file) ? spawnSync('cat', [file], { encoding: 'utf8' }).stdout : '';
}

const canary = join(tmpdir(), `cupel-canary-${process.pid}`);
const attempts = (paths: readonly string[]) => `
const { writeFileSync } = require('node:fs');
for (const path of ${JSON.stringify(paths)})
  try { writeFileSync(path, ''); console.log('wrote ' + path); } catch (error) { console.log(error.code); }
`;

// Whether user namespaces are allowed is up to the machine: where they are not, that is said and runs are as before.
const why = await whyOpen();

describe.runIf(why === undefined)('a confined run', () => {
  it('writes to its own folder and nowhere else', async () => {
    const { stdout, files } = await runConfined(attempts(['mine', canary, join(homedir(), 'canary'), '../../canary']));
    expect(stdout).toBe('wrote mine\nEROFS\nEROFS\nEROFS\n');
    expect(files).toBe('main.js\nmine\n');
    expect(existsSync(canary)).toBe(false);
  });

  it('has no network, sees no other process, and cannot undo that', async () => {
    const { stdout } = await runConfined(`
      const { readdirSync, readFileSync, readlinkSync } = require('node:fs');
      const { spawnSync } = require('node:child_process');
      const others = readdirSync('/proc').filter((name) => Number(name) > 1 && Number(name) !== process.pid);
      console.log(others.some((name) => readFileSync('/proc/' + name + '/cmdline', 'utf8').includes('vitest')));
      console.log(/^CapEff:\\t0+$/m.test(readFileSync('/proc/self/status', 'utf8')));
      console.log(spawnSync('mount', ['-o', 'remount,bind,rw', '/']).status === 0);
      try { process.kill(${process.pid}, 0); console.log('found'); } catch (error) { console.log(error.code); }
      require('node:net').connect(80, '192.0.2.1').on('error', (error) => console.log(error.code));
    `);
    expect(stdout).toBe('false\ntrue\nfalse\nESRCH\nENETUNREACH\n');
  });

  it('changes no settings of the kernel, has no devices, and is not led to sockets', async () => {
    vi.stubEnv('SSH_AUTH_SOCK', '/run/agent');
    const { stdout } = await runConfined(`
      const { openSync, readdirSync } = require('node:fs');
      for (const path of ['/proc/sys/kernel/core_pattern', '/proc/sysrq-trigger'])
        try { openSync(path, 'a'); console.log('opened ' + path); } catch { console.log('refused'); }
      const usual = ['fd', 'full', 'null', 'random', 'shm', 'stderr', 'stdin', 'stdout', 'tty', 'urandom', 'zero'];
      console.log(readdirSync('/dev').filter((name) => !usual.includes(name)).join());
      console.log(process.env.SSH_AUTH_SOCK);
    `);
    expect(stdout).toBe('refused\nrefused\n\nundefined\n');
  });

  it('that could not be started says so', async () => {
    const command = await confined({ command: process.execPath, args: [] }, '/no/such/folder');
    const result = await runProcess({ ...command, limits });
    expect(result).toMatchObject({ ended: 'notStarted', exitCode: null });
    expect(result.stderr).toContain('/no/such/folder');
  });

  it('is confined as well where a mount is covered by another', async () => {
    await withTemporaryFolder(async (folder) => {
      const script = `set -e; mount -t tmpfs none "$1"; mkdir "$1/a" "$1/b"; mount -t tmpfs none "$1/a"; mount -t tmpfs none "$1/b"
        mount -t tmpfs none "$1"; mkdir "$1/a"; exec "$0" --input-type=module -e "$2"`;
      const text = `import { whyOpen } from ${JSON.stringify(builtScript('harness/process/sandbox'))};
        console.log(await whyOpen()); process.exit(0);`;
      const kinds = ['--user', '--map-root-user', '--mount', '--'];
      const args = [...kinds, 'sh', '-c', script, process.execPath, folder, text];
      expect(await runProcess({ command: 'unshare', args, limits })).toMatchObject({
        stdout: 'undefined\n',
        stderr: '',
      });
    });
  });

  it('goes on for the workers of a pool when its sandbox was lost', async () => {
    const worker = confinedWorker(obedient);
    const pool = new WorkerPool({ size: 1, worker, recycle: { requests: 1, bytes: 4e9 } });
    const ask = () => pool.request({ order: 'echo', value: 7 }, limits);
    expect(await ask()).toMatchObject({ kind: 'answered', value: { value: 7 } });
    const { args } = await worker();
    const [, holder] = /proc\/(\d+)\/ns/.exec(args.join(' ')) ?? [];
    process.kill(Number(holder), 'SIGKILL');
    await expect.poll(async () => (await worker()).args.includes(args[0] as string), { timeout: 60_000 }).toBe(false);
    expect(await ask()).toMatchObject({ kind: 'answered', value: { value: 7 } });
    await pool.close();
  });

  it('ends as it would without it', async () => {
    expect(await runConfined('console.log(process.argv[2]); process.exit(7);')).toMatchObject({
      exitCode: 7,
      stdout: 'an argument\n',
      stderr: '',
    });
    expect(await runConfined('process.kill(process.pid, "SIGSEGV"); setInterval(() => {}, 1000);')).toMatchObject({
      killedBy: 'SIGSEGV',
    });
    expect(await runConfined('process.abort();')).toMatchObject({ killedBy: 'SIGABRT' });
  });

  it('is killed whole, with what it started', async () => {
    const marker = `cupel-sandbox-${process.pid}`;
    const child = `setInterval(() => {}, 1000); /* ${marker} */`;
    const result = await withTemporaryFolder(async (cwd) => {
      const text = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}]); setInterval(() => {}, 1000);`;
      const command = await confined({ command: process.execPath, args: ['-e', text] }, cwd);
      return runProcess({ ...command, cwd, limits: { ...limits, millis: 1500 } });
    });
    expect(result.ended).toBe('timedOut');
    const commands = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && commandOf(name).includes(`/* ${marker}`),
    );
    expect(commands).toEqual([]);
  });
});

it('is left out if that is asked for, and says so', async () => {
  vi.stubEnv('CUPEL_SANDBOX', 'off');
  vi.resetModules();
  const fresh = await import('../../src/harness/process/sandbox.js');
  expect(await fresh.whyOpen()).toBe('CUPEL_SANDBOX is off');
  expect(await fresh.confined({ command: 'a', args: ['b'] }, '/')).toEqual({ command: 'a', args: ['b'] });
});

it('is left out where the machine has no unshare, and says so', async () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.resetModules();
  const fresh = await import('../../src/harness/process/sandbox.js');
  expect(await fresh.whyOpen()).toMatch(/unshare|Linux/);
  expect(await fresh.confined({ command: 'a', args: ['b'] }, '/')).toEqual({ command: 'a', args: ['b'] });
});

it('is missed in a hunt that executes programs, once, and in no other', async () => {
  vi.stubEnv('PATH', '/nowhere');
  vi.resetModules();
  const { tellIfOpen } = await import('../../src/app/hunt/tell-if-open.js');
  const events: CupelEvent[] = [];
  await tellIfOpen(['typescript@7.0.2:default', 'kotlin@2.4.20'], (event) => events.push(event));
  expect(events).toEqual([]);
  await tellIfOpen(['kotlin@2.4.20:run', 'node@24.21.0:default'], (event) => events.push(event));
  expect(events).toMatchObject([{ kind: 'notice', text: expect.stringMatching(/not confined.*: .*(unshare|Linux)/) }]);
});
