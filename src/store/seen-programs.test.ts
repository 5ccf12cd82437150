import { expect, test } from 'vitest';
import type { Avoidance } from '../core/avoidance.js';
import { openStore } from './open-store.js';
import { exampleCampaign, temporaryStore } from './store-fixture.js';

async function storeWith(...campaigns: string[]) {
  const store = await openStore(await temporaryStore());
  for (const id of campaigns) await store.createCampaign(exampleCampaign(id));
  return store;
}

test('programs come back in the order of their indexes, as they were seen first', async () => {
  const store = await storeWith('c-1', 'c-2');
  await store.recordSeenProgram('c-1', { index: 7, features: ['lambdas', 'arrays'], bug: 'b' });
  await store.recordSeenProgram('c-1', { index: 2, features: [] });
  await store.recordSeenProgram('c-2', { index: 3, features: ['lambdas'] });
  await store.recordSeenProgram('c-1', { index: 7, features: ['arrays'] });
  expect(await store.seenPrograms('c-1')).toEqual([
    { index: 2, features: [] },
    { index: 7, features: ['lambdas', 'arrays'], bug: 'b' },
  ]);
  await store.close();
});

test('decisions are settings of their campaign, and events of it', async () => {
  const store = await storeWith('c-1');
  const first: Avoidance = { at: 16, from: 48, bug: 'b', share: 0.4, varies: ['lambdas', 'arrays'] };
  const second: Avoidance = { at: 96, from: 128, bug: 'b', share: 0.4, avoids: 'lambdas' };
  for (const each of [first, second])
    await store.recordAvoidance('c-1', each, { campaign: 'c-1', kind: 'avoiding', index: each.from, text: '' });
  expect((await store.campaign('c-1'))?.settings).toEqual({
    ...exampleCampaign('c-1').settings,
    avoided: [first, second],
  });
  expect((await store.events('c-1')).map(({ kind, index }) => ({ kind, index }))).toEqual([
    { kind: 'avoiding', index: 48 },
    { kind: 'avoiding', index: 128 },
  ]);
  await store.close();
});
