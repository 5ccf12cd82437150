import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Outcome } from '../../src/core/outcome.js';
import type { Compilable } from '../../src/core/test-program.js';
import type { Toolchain } from '../../src/core/toolchain.js';
import { builtScript, packageRoot } from '../../src/harness/package-root.js';
import { WorkerProcess } from '../../src/harness/process/worker-process.js';
import { compilerOptions } from '../../src/languages/typescript/options.js';
import { shippedSeeds } from '../../src/languages/shared/shipped/seeds.js';
import { outcomesOf } from '../outcomes.js';
import { childrenOf, generous } from '../processes/process-fixture.js';
import { compilerMark, open } from './open-typescript.js';

const program = (text: string): Compilable => ({ files: [{ path: 'main.ts', text }] });
const kinds = (outcomes: readonly Outcome[]) => outcomes.map(({ kind }) => kind);

function hanging(toolchain: Toolchain): Compilable {
  return toolchain.selfTests.find(({ expected }) => expected === 'timedOut') as Compilable;
}

const versions = ['6.0.3', '7.0.2'];

describe('in a batch', () => {
  test('a hang costs only the program that causes it', async () => {
    await Promise.all(
      versions.map(async (version) => {
        const toolchain = await open(version);
        const batch = [
          program('export const a = 1;'),
          program('export const b: string = 1;'),
          hanging(toolchain),
          program('export const c = ;'),
          program('export const d = 1;'),
        ];
        const outcomes = await outcomesOf(toolchain.observe(batch, { configuration: 'default', millis: 6000 }));
        const expected = ['accepted', 'rejected', 'timedOut', 'rejected', 'accepted'];
        expect(kinds(outcomes), version).toEqual(expected);
      }),
    );
  });

  test.each(versions)('a compiler of %s that is killed from outside costs nothing', async (version) => {
    const toolchain = await open(version);
    const seeds = (await shippedSeeds('typescript', '.ts')()).map(({ text }) => program(text));
    const batch = seeds.map((seed, i) => (i % 3 === 1 ? program('export const x: string = 1;') : seed));
    const expected = seeds.map((_, i) => (i % 3 === 1 ? 'rejected' : 'accepted'));
    const observing = outcomesOf(toolchain.observe(batch, { configuration: 'default' }));
    const killed = new Set<number>();
    let over = false;
    const murder = async () => {
      while (!over && killed.size < 3) {
        const compilers = childrenOf(process.pid).filter(
          ({ pid, command }) => compilerMark.test(command) && !killed.has(pid),
        );
        for (const { pid } of compilers) {
          await sleep(killed.size * 100);
          try {
            process.kill(pid, 'SIGKILL');
            killed.add(pid);
          } catch {
            // It was quicker.
          }
        }
        await sleep(5);
      }
    };
    const [outcomes] = await Promise.all([observing.finally(() => (over = true)), murder()]);
    expect(killed.size).toBeGreaterThan(0);
    expect(kinds(outcomes)).toEqual(expected);
  });

  test('a stop ends the work, and says so', async () => {
    for (const version of versions) {
      const toolchain = await open(version);
      const stop = new AbortController();
      const observing = outcomesOf(
        toolchain.observe([hanging(toolchain)], { configuration: 'default', signal: stop.signal }),
      );
      const stopped = expect(observing, version).rejects.toMatchObject({ name: 'AbortError' });
      await sleep(100);
      stop.abort();
      await stopped;
    }
  });
});

test('a worker whose messages are not read for a while loses none of its programs', async () => {
  const lib = `${packageRoot}/node_modules/typescript/lib/typescript.js`;
  const script = builtScript('languages/typescript/javascript-worker');
  const started = await WorkerProcess.start({ command: process.execPath, args: [script, lib] });
  if (started.kind === 'lost') throw new Error(started.stderr);
  onTestFinished(() => started.value.stop());
  const programs = Array.from({ length: 600 }, (_, i) => program(`export const x${i} = ${i};`).files);
  const request = { programs, compilerOptions: compilerOptions('6.0.3') };
  const answering = started.value.request(request, generous);
  // Nothing of this process runs meanwhile, and the pipe takes less than 300 small messages.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000);
  const answer = await answering;
  expect(answer.kind).toBe('answered');
  const outcomes = answer.kind === 'answered' ? (answer.value as Outcome[]) : [];
  expect(kinds(outcomes)).toEqual(programs.map(() => 'accepted'));
});
