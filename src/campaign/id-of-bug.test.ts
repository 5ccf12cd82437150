import { expect, onTestFinished, test } from 'vitest';
import type { Finding } from '../core/finding.js';
import { bugId } from '../core/same-bug.js';
import type { Signature } from '../core/signature.js';
import { openStore } from '../store/open-store.js';
import { exampleCampaign, exampleFinding, madeAt, temporaryFolder } from '../store/store-fixture.js';
import { idOfBug } from './id-of-bug.js';
import { storeRecords } from './records.js';

const miscompiled: Signature = { symptom: 'miscompile', differs: 'output' };
const crash: Signature = { symptom: 'crash', crash: { kind: 'E', frames: ['f'] } };

const shift = 'print(1n >> 2n);';
const sum = 'print(1n + 2n);';
const both = 'print((1n + 2n) >> 2n);';

const first = bugId(exampleFinding('', '', { signature: miscompiled }));

const found = (text: string, change: Partial<Finding> = {}): Finding =>
  exampleFinding(first, text, { signature: miscompiled, ...change });

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
  const other = await idOfBug(found(sum), store);
  expect(other).not.toBe(first);
  await store.recordFinding({ ...found(sum), id: other, ...cutDown(true) }, 'c');
  expect(await idOfBug(found(sum), store)).toBe(other);
  expect(await idOfBug(found('print(1n * 2n);'), store)).not.toBe(other);
});

test.each<[string, Finding, Finding]>([
  ['by the same operations', found(shift, cutDown(true)), found(both)],
  ['whose known program got operations by being cut down', found('f(1n >> 2n * 3n)', cutDown(true)), found(both)],
  ['of which nothing is known', exampleFinding('f-2'), found(sum)],
  ['of which the known one was not cut down', found(shift), found(sum)],
  ['of which the known one was not cut down to the end', found(shift, cutDown(false)), found(sum)],
])('a finding %s keeps its name', async (_, known, finding) => {
  expect(await idOfBug(finding, await storeWith(known))).toBe(first);
});

test('a crash has the name of its frames, whatever operations its program has', async () => {
  const id = bugId(found(sum, { signature: crash }));
  const store = await storeWith({ ...found(shift, { signature: crash, ...cutDown(true) }), id });
  expect(await idOfBug(found(sum, { signature: crash }), store)).toBe(id);
});

test('later programs are counted for the miscompilation that they show', async () => {
  const store = await storeWith(found(shift, cutDown(true)));
  const records = storeRecords({ campaign: 'c', store, listen: () => undefined });
  const at = (index: number, text: string) => madeAt(index, found(text));
  expect(await records.known(at(1, sum))).toBeUndefined();
  await records.finding(at(1, sum));
  for (const [index, text] of [
    [2, sum],
    [3, both],
    [4, sum],
  ] as const) {
    const bug = at(index, text);
    await records.occurrence((await records.known(bug)) ?? '', bug.program);
  }
  const seen = (await store.findings()).map(({ finding, timesSeen }) => [finding.id === first, timesSeen]);
  expect(seen.sort()).toEqual([
    [false, 3],
    [true, 2],
  ]);
});
