import { expect, onTestFinished, test } from 'vitest';
import { openStore } from './open-store.js';
import { exampleCampaign, exampleFinding, temporaryFolder } from './store-fixture.js';

test('events come back in their order, each with its time and its campaign', async () => {
  const store = await openStore(await temporaryFolder());
  onTestFinished(() => store.close());
  for (const id of ['c-1', 'c-2']) await store.createCampaign(exampleCampaign(id));
  await store.recordFinding(exampleFinding('f-1'), 'c-1');
  await store.recordEvent('c-1', { kind: 'found', finding: 'f-1', text: 'a crash' });
  await store.recordEvent('c-2', { kind: 'failed', index: 7, text: 'no program\0' });
  await store.recordEvent('c-1', { kind: 'reduced', finding: 'f-1', text: '{"tokens":7}' });
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string;
  expect(await store.events('c-1')).toEqual([
    { at, kind: 'found', finding: 'f-1', text: 'a crash' },
    { at, kind: 'reduced', finding: 'f-1', text: '{"tokens":7}' },
  ]);
  expect(await store.events('c-2')).toEqual([{ at, kind: 'failed', index: 7, text: 'no program\uFFFD' }]);
  expect(await store.events('c-3')).toEqual([]);
});
