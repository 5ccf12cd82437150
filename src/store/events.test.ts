import { expect, onTestFinished, test } from 'vitest';
import { openStore } from './open-store.js';
import { exampleCampaign, exampleFinding, temporaryStore } from './store-fixture.js';

test('events come back in their order, each with its time and its campaign', async () => {
  const store = await openStore(await temporaryStore());
  onTestFinished(() => store.close());
  for (const id of ['c-1', 'c-2']) await store.createCampaign(exampleCampaign(id));
  const found = { campaign: 'c-1', kind: 'found', finding: 'f-1', text: 'a crash' } as const;
  for (let i = 0; i < 2; i++) {
    // What is there already is no news.
    await store.recordFinding(exampleFinding('f-1'), 'c-1', found);
    const failed = { campaign: 'c-2', kind: 'failed', index: 7, text: 'no program\0' } as const;
    await store.recordGeneratorFailure('c-2', { index: 7, message: 'no program' }, failed);
  }
  const reduced = { campaign: 'c-1', kind: 'reduced', finding: 'f-1', text: '{"tokens":7}' } as const;
  await store.amendFinding('f-1', (finding) => ({ finding, event: reduced }));
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string;
  expect(await store.events('c-1')).toEqual([
    { at, kind: 'found', finding: 'f-1', text: 'a crash' },
    { at, kind: 'reduced', finding: 'f-1', text: '{"tokens":7}' },
  ]);
  expect(await store.events('c-2')).toEqual([{ at, kind: 'failed', index: 7, text: 'no program\uFFFD' }]);
  expect(await store.events('c-3')).toEqual([]);
});

test('a finding and its event are stored both or neither', async () => {
  const store = await openStore(await temporaryStore());
  onTestFinished(() => store.close());
  await store.createCampaign(exampleCampaign('c-1'));
  const event = { campaign: 'c-9', kind: 'found', finding: 'f-1', text: 'of a campaign that is not there' } as const;
  await expect(store.recordFinding(exampleFinding('f-1'), 'c-1', event)).rejects.toThrow(/foreign key/i);
  expect(await store.findings()).toEqual([]);
  await store.recordFinding(exampleFinding('f-1'), 'c-1');
  const amend = () => ({ finding: exampleFinding('f-1', 'changed'), event });
  await expect(store.amendFinding('f-1', amend)).rejects.toThrow(/foreign key/i);
  expect((await store.finding('f-1')).finding).toEqual(exampleFinding('f-1'));
});
