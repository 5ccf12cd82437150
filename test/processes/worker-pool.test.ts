import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type PoolOptions, WorkerPool } from '../../src/harness/process/worker-pool.js';
import { childrenOf, eventually, generous, isGone } from './process-fixture.js';
import { type Echo, type Order, obedient, stillborn } from './worker-fixture.js';

function open(options: Partial<PoolOptions> = {}) {
  const pool = new WorkerPool({
    size: 1,
    worker: async () => obedient,
    recycle: { requests: 1000, bytes: 4e9 },
    ...options,
  });
  onTestFinished(() => pool.close());
  return pool;
}

const ask = (pool: WorkerPool, order: Order) => pool.request(order, generous);

const workers = () => childrenOf(process.pid).filter(({ command }) => command.includes('onFrames')).length;

async function echo(pool: WorkerPool, value = 0): Promise<Echo> {
  const answer = await ask(pool, { order: 'echo', value });
  expect(answer.kind).toBe('answered');
  return answer.kind === 'answered' ? (answer.value as Echo) : { pid: 0 };
}

describe('a pool of workers', () => {
  test('keeps a worker warm', async () => {
    const pool = open();
    expect((await echo(pool)).pid).toBe((await echo(pool)).pid);
  });

  test('answers more requests than it has workers, each with its own answer', async () => {
    const pool = open({ size: 2 });
    const values = Array.from({ length: 12 }, (_, i) => i);
    const answers = await Promise.all(values.map((value) => echo(pool, value)));
    expect(answers.map(({ value }) => value)).toEqual(values);
    expect(new Set(answers.map(({ pid }) => pid)).size).toBeLessThanOrEqual(2);
  });

  test('uses all its workers at once', async () => {
    const pool = open({ size: 2 });
    const waits = await Promise.all([1, 2].map(() => ask(pool, { order: 'wait', value: 300 })));
    const pids = waits.map((answer) => (answer.kind === 'answered' ? (answer.value as Echo).pid : 0));
    expect(new Set(pids).size).toBe(2);
  });

  test('replaces a worker that died at work', async () => {
    const pool = open();
    const { pid } = await echo(pool);
    expect(await ask(pool, { order: 'die' })).toMatchObject({ kind: 'lost' });
    expect((await echo(pool)).pid).not.toBe(pid);
  });

  test('replaces a worker that was killed while it had nothing to do', async () => {
    const pool = open();
    const { pid } = await echo(pool);
    process.kill(pid, 'SIGKILL');
    // Once it is no longer in the list of processes its end was noticed, and its pipes close in a moment.
    await eventually('the worker is no more', () => !childrenOf(process.pid).some((child) => child.pid === pid));
    await sleep(500);
    expect((await echo(pool)).pid).not.toBe(pid);
  });

  test('goes on with those who wait when one request is lost', async () => {
    const pool = open();
    const [first, ...others] = await Promise.all([
      ask(pool, { order: 'die' }),
      ...[1, 2, 3].map((value) => ask(pool, { order: 'echo', value })),
    ]);
    expect(first?.kind).toBe('lost');
    expect(others.map(({ kind }) => kind)).toEqual(['answered', 'answered', 'answered']);
  });

  test('recycles a worker by the number of its requests, and it is gone', async () => {
    const pool = open({ recycle: { requests: 2, bytes: 4e9 } });
    const pids: number[] = [];
    for (let i = 0; i < 5; i++) pids.push((await echo(pool)).pid);
    const [a, , c, , e] = pids;
    expect(pids).toEqual([a, a, c, c, e]);
    expect(new Set([a, c, e]).size).toBe(3);
    expect([a, c].map((pid) => isGone(pid as number))).toEqual([true, true]);
  });

  test('recycles a worker by its memory', async () => {
    const pool = open({ recycle: { requests: 1000, bytes: 180e6 } });
    const { pid } = await echo(pool);
    expect((await echo(pool)).pid).toBe(pid);
    await ask(pool, { order: 'grow' });
    expect((await echo(pool)).pid).not.toBe(pid);
  });

  test('says so when no worker can be started', async () => {
    const pool = open({ worker: async () => stillborn });
    expect(await ask(pool, { order: 'echo', value: 1 })).toMatchObject({ kind: 'lost', exitCode: 9 });
    expect(await ask(pool, { order: 'echo', value: 1 })).toMatchObject({ kind: 'lost', exitCode: 9 });
    const missing = open({ worker: async () => ({ command: '/no/such/program', args: [] }) });
    await expect(ask(missing, { order: 'echo', value: 1 })).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(ask(missing, { order: 'echo', value: 1 })).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('leaves no worker behind when it is closed, and starts none afterwards', async () => {
    const pool = open({ size: 2 });
    const before = workers();
    const { pid } = await echo(pool);
    const hanging = ask(pool, { order: 'hang' });
    const refused = [
      expect(ask(pool, { order: 'hang' })).rejects.toThrow(/closed/),
      expect(ask(pool, { order: 'hang' })).rejects.toThrow(/closed/),
    ];
    // The first of these two has begun to start a worker by now, the second waits for its turn.
    await eventually('a second worker is being started', () => workers() === before + 2);
    await pool.close();
    expect(isGone(pid)).toBe(true);
    expect(await hanging).toMatchObject({ kind: 'lost', ended: 'aborted' });
    await Promise.all(refused);
    await expect(ask(pool, { order: 'echo', value: 2 })).rejects.toThrow(/closed/);
    expect(workers()).toBe(before);
  });
});
