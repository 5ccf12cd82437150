import { expect, test } from 'vitest';
import type { InstalledEngine } from '../../src/languages/javascript/engine.js';
import { runBatch } from '../../src/languages/javascript/run-batch.js';

const engine: InstalledEngine = {
  engine: {
    family: 'node',
    tiers: () => [],
    arguments: (_, script) => [script],
    typed: () => 'node',
    probe: { flags: [], script: () => '', read: () => undefined },
  },
  binary: process.execPath,
  version: process.versions.node,
};

test('a program that prints lines for ever, even such as tell that one begins, uses up its time', async () => {
  const texts = [
    'console.log(1);',
    `let last = Date.now();
    for (;;) if (Date.now() - last > 100) { last = Date.now(); console.info('x'); console.info('{"at":0}\\n{"at":1}'); }`,
    'console.log(3);',
  ];
  const programs = texts.map((text) => ({ files: [{ path: 'main.js', text }] }));
  const run = { tier: { name: 'default', summary: '', flags: [] }, limits: { millis: 1500, bytes: 1024 ** 3 } };
  const { outcomes, lost } = await runBatch(engine, programs, run);
  expect(outcomes).toMatchObject([{ kind: 'accepted', run: { stdout: '1\n' } }]);
  expect(lost).toEqual({ kind: 'timedOut', running: true });
});
