import { expect, onTestFinished, test } from 'vitest';
import type { FindingSink } from '../campaign/records.js';
import type { CupelEvent } from '../core/events.js';
import type { Dating, Finding } from '../core/finding.js';
import { openStore } from '../store/open-store.js';
import { exampleCampaign, exampleFinding, temporaryFolder } from '../store/store-fixture.js';
import { keepDating } from './date-finding.js';
import { keepReduction } from './reduce-finding.js';

const dating: Dating = { versions: [], firstBad: '7.0.2' };
const reduced = (finding: Finding): Finding => ({
  ...finding,
  program: { ...finding.program, id: 'small', files: [{ path: 'main.ts', text: 'x' }] },
  reduction: { from: finding.program, tokens: { before: 9, after: 1 }, queries: 1, seconds: 1, complete: true },
});

async function processes(finding: Finding) {
  const folder = await temporaryFolder();
  const stores = await Promise.all([openStore(folder), openStore(folder)]);
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  await stores[0].createCampaign(exampleCampaign('c'));
  await stores[0].recordFinding(finding, 'c');
  const told: string[] = [];
  const sinks = stores.map((store) => ({
    campaign: 'c',
    store,
    listen: ({ kind }: CupelEvent) => void told.push(kind),
  }));
  const kinds = async () => (await stores[0].events('c')).map(({ kind }) => kind);
  return { store: stores[0], reducer: sinks[0] as FindingSink, dater: sinks[1] as FindingSink, told, kinds };
}

test.each(['the reduction', 'the dating'])(
  'of a reduction and a dating at once nothing is lost if %s ends first',
  async (first) => {
    const finding = exampleFinding('f', 'let x = 1;', { evidence: 'belief' });
    const { store, reducer, dater, told, kinds } = await processes(finding);
    const steps = [
      () => keepReduction(reduced(finding), finding, reducer),
      () => keepDating({ ...finding, dating, evidence: 'fixed' }, dater),
    ];
    for (const step of first === 'the dating' ? steps.reverse() : steps) await step();
    expect((await store.finding('f')).finding).toMatchObject({ program: { id: 'small' }, reduction: {}, dating });
    expect(told).toEqual(first === 'the dating' ? ['dated', 'reduced'] : ['reduced', 'dated']);
    expect(await kinds()).toEqual(told);
  },
);

test('a reduction that came to nothing changes nothing', async () => {
  const before = { ...reduced(exampleFinding('f', 'let x = 1;')), dating };
  const { store, reducer, told, kinds } = await processes(before);
  await keepReduction({ ...before }, before, reducer);
  expect([told, await kinds()]).toEqual([[], []]);
  expect((await store.finding('f')).finding.dating).toEqual(dating);
});

test('a dating that was there before is that of the larger program, and goes with it', async () => {
  const finding = exampleFinding('f', 'let x = 1;', { dating });
  const { store, reducer } = await processes(finding);
  await keepReduction(reduced(finding), finding, reducer);
  expect((await store.finding('f')).finding.dating).toBeUndefined();
});
