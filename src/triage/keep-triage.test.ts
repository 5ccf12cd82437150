import { expect, onTestFinished, test } from 'vitest';
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
  return stores;
}

test.each(['the reduction', 'the dating'])(
  'of a reduction and a dating at once nothing is lost if %s ends first',
  async (first) => {
    const finding = exampleFinding('f', 'let x = 1;', { evidence: 'belief' });
    const [reducer, dater] = await processes(finding);
    const steps = [
      () => keepReduction(reduced(finding), finding, reducer),
      () => keepDating({ ...finding, dating, evidence: 'fixed' }, dater),
    ];
    for (const step of first === 'the dating' ? steps.reverse() : steps) await step();
    expect((await reducer.finding('f')).finding).toMatchObject({ program: { id: 'small' }, reduction: {}, dating });
  },
);

test('a reduction that came to nothing changes nothing', async () => {
  const before = { ...reduced(exampleFinding('f', 'let x = 1;')), dating };
  const [store] = await processes(before);
  expect(await keepReduction({ ...before }, before, store)).toBe(false);
  expect((await store.finding('f')).finding.dating).toEqual(dating);
});

test('a dating that was there before is that of the larger program, and goes with it', async () => {
  const finding = exampleFinding('f', 'let x = 1;', { dating });
  const [store] = await processes(finding);
  await keepReduction(reduced(finding), finding, store);
  expect((await store.finding('f')).finding.dating).toBeUndefined();
});
