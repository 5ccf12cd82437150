import { describe, expect, onTestFinished, test } from 'vitest';
import { WorkerProcess } from '../../src/harness/process/worker-process.js';
import { generous, isGone } from './process-fixture.js';
import { type Echo, type Order, obedient, stillborn } from './worker-fixture.js';

async function start(): Promise<WorkerProcess> {
  const started = await WorkerProcess.start(obedient);
  if (started.kind === 'lost') throw new Error(started.stderr);
  onTestFinished(() => started.value.stop());
  return started.value;
}

const ask = (worker: WorkerProcess, order: Order, millis = generous.millis, signal?: AbortSignal) =>
  worker.request(order, { ...generous, millis }, signal);

describe('a worker', () => {
  test('answers one request after the other from one process', async () => {
    const worker = await start();
    const answers = [];
    for (const value of [1, 2, 3]) answers.push(await ask(worker, { order: 'echo', value }));
    const [first] = answers;
    const { pid } = first?.kind === 'answered' ? (first.value as Echo) : { pid: 0 };
    expect(pid).toBeGreaterThan(0);
    expect(answers).toEqual([1, 2, 3].map((value) => ({ kind: 'answered', value: { pid, value } })));
    expect(worker.requests).toBe(3);
    await worker.stop();
    expect(isGone(pid)).toBe(true);
    expect(worker.alive).toBe(false);
  });

  test('that is killed in the middle is lost, with the part that it was busy with', async () => {
    const loss = await ask(await start(), { order: 'die' });
    const finished = new Map([
      [0, 'a'],
      [1, 'b'],
    ]);
    const end = { ended: 'died', exitCode: null, killedBy: 'SIGKILL', stderr: '' };
    expect(loss).toEqual({ kind: 'lost', ...end, at: [2], finished });
  });

  test('that does several parts at a time is lost with those that were not done', async () => {
    const heard: unknown[] = [];
    const worker = await start();
    const loss = await worker.request({ order: 'dieInParallel' }, generous, undefined, (...done) => heard.push(done));
    expect(loss).toMatchObject({ kind: 'lost', at: [0, 2], finished: new Map([[1, 'b']]) });
    expect(heard).toEqual([[1, 'b']]);
  });

  test('that exits in the middle is lost', async () => {
    const worker = await start();
    expect(await ask(worker, { order: 'exit' })).toMatchObject({ kind: 'lost', ended: 'died', exitCode: 3 });
    expect(worker.alive).toBe(false);
    expect(await ask(worker, { order: 'echo', value: 1 })).toMatchObject({ kind: 'lost', ended: 'died' });
  });

  test('that hangs is killed at the deadline', async () => {
    expect(await ask(await start(), { order: 'hang' }, 500)).toMatchObject({ ended: 'timedOut', at: [4] });
  });

  test('has a deadline for each request, not for its life', async () => {
    const worker = await start();
    for (let i = 0; i < 3; i++) {
      expect(await ask(worker, { order: 'wait', value: 900 }, 2500)).toMatchObject({ kind: 'answered' });
    }
  });

  test('is killed when it is stopped', async () => {
    const stop = new AbortController();
    const lost = ask(await start(), { order: 'hang' }, generous.millis, stop.signal);
    stop.abort();
    expect(await lost).toMatchObject({ ended: 'aborted' });
  });

  test('that prints among its frames is lost, and does not break cupel', async () => {
    expect(await ask(await start(), { order: 'print' })).toMatchObject({ kind: 'lost', ended: 'aborted' });
  });

  test('tells of a loss only what was printed during that request', async () => {
    const worker = await start();
    await ask(worker, { order: 'complain' });
    // The complaint comes through another pipe than the answer, and may come later.
    await ask(worker, { order: 'wait', value: 500 });
    expect(await ask(worker, { order: 'complainAndDie' })).toMatchObject({ kind: 'lost', stderr: 'the last word' });
  });

  test('that is never ready is lost from the start', async () => {
    expect(await WorkerProcess.start(stillborn)).toMatchObject({
      kind: 'lost',
      ended: 'died',
      exitCode: 9,
      stderr: 'no compiler here\n',
    });
  });
});
