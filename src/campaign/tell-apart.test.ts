import { expect, onTestFinished, test } from 'vitest';
import type { Finding } from '../core/finding.js';
import { openStore } from '../store/open-store.js';
import { exampleCampaign, exampleFinding, temporaryFolder } from '../store/store-fixture.js';
import { tellApart } from './tell-apart.js';

const shift = 'print(1n >> 2n);';
const sum = 'print(1n + 2n);';
const both = 'print((1n + 2n) >> 2n);';

const found = (text: string, change: Partial<Finding> = {}): Finding =>
  exampleFinding('f-1', text, { symptom: 'miscompile', signature: 'another output', ...change });

const cutDown = (complete: boolean): Partial<Finding> => ({
  reduction: { from: found(both).program, tokens: { before: 9, after: 7 }, queries: 1, seconds: 1, complete },
});

async function storeWith(...known: readonly Finding[]) {
  const store = await openStore(await temporaryFolder());
  onTestFinished(() => store.close());
  await store.createCampaign(exampleCampaign('c'));
  for (const finding of known) await store.recordFinding(finding, 'c');
  return store;
}

test('a miscompilation by other operations than the known one is another bug, and is met again as that', async () => {
  const store = await storeWith(found(shift, cutDown(true)));
  const other = await tellApart(found(sum), store);
  expect(other.id).not.toBe('f-1');
  await store.recordFinding({ ...other, ...cutDown(true) }, 'c');
  expect((await tellApart(found(sum), store)).id).toBe(other.id);
  expect((await tellApart(found('print(1n * 2n);'), store)).id).not.toBe(other.id);
});

test.each<[string, Finding, Finding]>([
  ['by the same operations', found(shift, cutDown(true)), found(both)],
  ['whose known program got operations by being cut down', found('f(1n >> 2n * 3n)', cutDown(true)), found(both)],
  ['of which nothing is known', exampleFinding('f-2'), found(sum)],
  ['of which the known one was not cut down', found(shift), found(sum)],
  ['of which the known one was not cut down to the end', found(shift, cutDown(false)), found(sum)],
  ['that is a crash', found(shift, { symptom: 'crash', ...cutDown(true) }), found(sum, { symptom: 'crash' })],
])('a finding %s keeps its name', async (_, known, finding) => {
  expect((await tellApart(finding, await storeWith(known))).id).toBe('f-1');
});
