import { builtScript } from '../../src/harness/package-root.js';
import type { WorkerCommand } from '../../src/harness/process/worker-process.js';

/** What the worker of the tests can be told to do. */
export type Order =
  | { readonly order: 'echo' | 'wait'; readonly value: number }
  | { readonly order: 'die' | 'dieInParallel' | 'exit' | 'hang' | 'print' | 'complain' | 'complainAndDie' | 'grow' };

/** What it answers. */
export interface Echo {
  readonly pid: number;
  readonly value?: number;
}

const script = `
import { writeSync } from 'node:fs';
import { frameOf, onFrames, writeFrame } from ${JSON.stringify(builtScript('harness/process/frames'))};
const kept = [];
const answer = (value) => writeFrame(process.stdout, { pid: process.pid, value });
const orders = {
  echo: answer,
  wait: (millis) => setTimeout(() => answer(millis), millis),
  die() { for (const [at, done] of [[0], [1, 'a'], [2, 'b']]) writeSync(1, frameOf({ at, done })); process.kill(process.pid, 'SIGKILL'); },
  dieInParallel() {
    for (const frame of [{ begun: [0, 1] }, { done: 1, outcome: 'b' }, { begun: [2] }]) writeSync(1, frameOf(frame));
    process.kill(process.pid, 'SIGKILL');
  },
  exit: () => process.exit(3),
  hang() { writeSync(1, frameOf({ at: 4 })); for (;;); },
  print: () => process.stdout.write('Debugger attached. '.repeat(10)),
  complain() { writeSync(2, 'a complaint'); answer(); },
  complainAndDie() { writeSync(2, 'the last word'); process.exit(1); },
  grow() { kept.push(Buffer.alloc(200e6, 1)); answer(); },
};
onFrames(process.stdin, ({ order, value }) => orders[order](value));
writeFrame(process.stdout, 'ready');
`;

/** A worker that does what it is told. */
export const obedient: WorkerCommand = {
  command: process.execPath,
  args: ['--input-type=module', '-e', script],
};

/** A worker that ends before it is ready. */
export const stillborn: WorkerCommand = {
  command: process.execPath,
  args: ['-e', 'console.error("no compiler here"); process.exit(9)'],
};
