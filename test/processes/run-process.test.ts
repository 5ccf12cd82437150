import { tmpdir } from 'node:os';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { collect, type ProcessResult, runProcess } from '../../src/harness/process/run-process.js';
import { eventually, generous, isGone, stubborn } from './process-fixture.js';

const shell = (script: string, limits: Partial<typeof generous> = {}, signal?: AbortSignal) =>
  runProcess({ command: 'sh', args: ['-c', script], limits: { ...generous, ...limits }, ...(signal && { signal }) });

const node = (script: string, limits: Partial<typeof generous> = {}) =>
  runProcess({ command: process.execPath, args: ['-e', script], limits: { ...generous, ...limits } });

async function expectAllGone({ stdout }: ProcessResult, processes: number): Promise<void> {
  const pids = stdout.trim().split(/\s+/).map(Number);
  expect(pids).toHaveLength(processes);
  // A process that was killed closes its pipes a moment before it is gone.
  await eventually('all of them are gone', () => pids.every(isGone));
}

describe('a process that ends by itself', () => {
  test('is told by its exit code and both outputs', async () => {
    expect(await shell('echo out; echo err >&2; exit 3')).toEqual({
      ended: 'exited',
      cpuMillis: expect.any(Number),
      exitCode: 3,
      killedBy: null,
      stdout: 'out\n',
      stderr: 'err\n',
    });
  });

  test('is told by the signal that killed it', async () => {
    expect(await shell('kill -SEGV $$')).toMatchObject({ ended: 'exited', exitCode: null, killedBy: 'SIGSEGV' });
  });

  test('gets its input, folder and environment', async () => {
    const result = await runProcess({
      command: 'sh',
      args: ['-c', 'cat; pwd -P; echo $WORD'],
      cwd: tmpdir(),
      env: { ...process.env, WORD: 'said' },
      input: 'given\n',
      limits: generous,
    });
    expect(result.stdout).toMatch(/^given\n.*\nsaid\n$/);
  });

  test('need not read its input', async () => {
    const input = 'x'.repeat(1_000_000);
    expect(await runProcess({ command: 'true', args: [], input, limits: generous })).toMatchObject({ exitCode: 0 });
  });

  test('leaves nothing behind that it started, even if that holds its output open', async () => {
    const result = await shell("trap '' TERM; sleep 1000 & echo $!");
    expect(result).toMatchObject({ ended: 'exited', exitCode: 0 });
    await expectAllGone(result, 1);
  });
});

describe('a process that does not end', () => {
  test('is killed at the deadline with all that it started', async () => {
    const result = await shell(stubborn, { millis: 2000 });
    expect(result).toMatchObject({ ended: 'timedOut', exitCode: null, killedBy: 'SIGKILL' });
    await expectAllGone(result, 2);
  });

  test('is killed when it is stopped', async () => {
    const stop = new AbortController();
    const running = runProcess({
      command: 'sh',
      args: ['-c', stubborn],
      limits: generous,
      signal: stop.signal,
      onLine: () => stop.abort(),
    });
    const result = await running;
    expect(result.ended).toBe('aborted');
    await expectAllGone(result, 2);
  });

  test('is killed when it was stopped before it began', async () => {
    expect((await shell('sleep 1000', {}, AbortSignal.abort())).ended).toBe('aborted');
  });

  test('may be given more time than a timer can hold', async () => {
    expect((await shell('sleep 0.2', { millis: 2 ** 40 })).ended).toBe('exited');
  });
});

describe('the limit of a process', () => {
  const loop = 'for (;;);';

  test('is CPU time: one that is stopped most of the time may take longer', async () => {
    // It runs for a fifth of the time: as if four others had its core.
    const slow = `'${process.execPath}' -e '${loop}' & while kill -STOP $!; do sleep 0.4; kill -CONT $!; sleep 0.1; done`;
    const began = performance.now();
    const result = await shell(slow, { millis: 500 });
    expect(['timedOut', 'starved']).toContain(result.ended);
    expect(performance.now() - began).toBeGreaterThan(2 * 500);
  });

  test('is that of all processes that it starts', async () => {
    const result = await shell(`'${process.execPath}' -e '${loop}'; true`, { millis: 500 });
    expect(result.ended).toBe('timedOut');
  });

  test('may count anew for some lines, and for no others', async () => {
    const lines =
      'for (let i = 0; i < 8; i++) { const end = Date.now() + 300; while (Date.now() < end); console.log(i); }';
    const request = {
      command: process.execPath,
      args: ['-e', `${lines} for (;;);`],
      limits: { ...generous, millis: 1500 },
    };
    expect((await runProcess({ ...request, timeAnewAt: () => true })).stdout).toContain('7\n');
    const chatter = 'process.stdout.write("x".repeat(10_000)); setInterval(() => console.log("line"), 100)';
    const endless = { ...request, args: ['-e', chatter], timeAnewAt: (line: string) => line === 'another' };
    expect((await runProcess(endless)).ended).toBe('timedOut');
  });
});

describe.skipIf(process.platform !== 'linux')('what leaves the group of a process and holds its output', () => {
  const stray = "setsid sh -c 'echo $$; exec sleep 96' &";

  test('does not hold cupel when the process ends, and is gone', async () => {
    const began = performance.now();
    const result = await shell(`${stray} sleep 0.5; exit 3`);
    expect(result).toMatchObject({ ended: 'exited', exitCode: 3 });
    expect(performance.now() - began).toBeLessThan(60_000);
    await expectAllGone(result, 1);
  });

  test('nor when the process is stopped', async () => {
    const result = await shell(`${stray} sleep 96`, { millis: 1000 });
    expect(result.ended).toBe('timedOut');
    await expectAllGone(result, 1);
  });

  test('nor if it hides its origin', async () => {
    const began = performance.now();
    const result = await shell("env -i setsid sh -c 'echo $$; exec sleep 96' & sleep 0.5");
    expect(result).toMatchObject({ ended: 'exited', exitCode: 0 });
    expect(performance.now() - began).toBeLessThan(60_000);
    process.kill(Number(result.stdout), 'SIGKILL');
  });
});

describe('a process that takes too much', () => {
  const greedy = 'const all = []; setInterval(() => all.push(Buffer.alloc(20e6, 1)), 5)';

  test('of memory is killed', async () => {
    expect((await node(greedy, { bytes: 200e6 })).ended).toBe('outOfMemory');
  });

  test('of memory in a process that it started is killed', async () => {
    const result = await shell(`"${process.execPath}" -e '${greedy}'; true`, { bytes: 200e6 });
    expect(result.ended).toBe('outOfMemory');
  });

  test('of our memory by its output is cut short, and still runs to its end', async () => {
    const result = await node(
      "for (let i = 0; i < 40; i++) require('fs').writeSync(1, 'x'.repeat(1 << 20)); process.exit(7)",
    );
    expect(result.exitCode).toBe(7);
    expect(result.stdout.length).toBeGreaterThanOrEqual(16 * 1024 ** 2);
    expect(result.stdout.length).toBeLessThan(17 * 1024 ** 2);
    expect(result.cutOff).toBe(true);
  });
});

test('a program that is not there is an error of ours, not of the process', async () => {
  await expect(runProcess({ command: '/no/such/program', args: [], limits: generous })).rejects.toMatchObject({
    code: 'ENOENT',
  });
  await expect(
    runProcess({ command: 'true', args: [], cwd: '/no/such/folder', limits: generous }),
  ).rejects.toMatchObject({ code: 'ENOENT' });
});

test('what is collected is the beginning, with characters that were split put together', async () => {
  const stream = new PassThrough();
  const kept = collect(stream, 4);
  const bytes = Buffer.from('aé€x');
  for (let i = 0; i < bytes.length; i++) stream.write(bytes.subarray(i, i + 1));
  stream.end();
  await new Promise((resolve) => stream.once('end', resolve));
  expect(kept.text().startsWith('aé')).toBe(true);
  expect(kept.text()).not.toContain('x');
  expect(kept.isCutOff()).toBe(true);
});
