import { expect, test } from 'vitest';
import type { CampaignProgress } from './campaign.js';
import { openStore } from './open-store.js';
import { exampleCampaign, exampleFinding, executeIn, madeAt, temporaryStore } from './store-fixture.js';

const progress: CampaignProgress = {
  nextIndex: 64,
  seconds: 2.5,
  counts: { pass: 60, bug: 1, inconclusive: 3 },
  inconclusiveReasons: [
    { why: 'a timeout', count: 1 },
    { why: 'an intended difference', count: 2 },
  ],
};

async function storeWith(...campaigns: string[]) {
  const store = await openStore(await temporaryStore());
  for (const id of campaigns) await store.createCampaign(exampleCampaign(id));
  return store;
}

test('a campaign comes back as it was created', async () => {
  const store = await storeWith('c-1');
  expect(await store.campaign('c-1')).toEqual({
    ...exampleCampaign('c-1'),
    status: 'running',
    startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    nextIndex: 0,
    beyond: [],
    programs: 0,
    seconds: 0,
    counts: { pass: 0, bug: 0, inconclusive: 0 },
    generatorFailures: 0,
  });
  expect(await store.campaign('c-2')).toBeUndefined();
  await store.close();
});

test('all campaigns, the last one first', async () => {
  const store = await storeWith('c-1', 'c-2', 'c-3');
  await store.finishCampaign('c-3', 'finished');
  expect((await store.campaigns()).map(({ id, status }) => `${id} ${status}`)).toEqual([
    'c-3 finished',
    'c-2 running',
    'c-1 running',
  ]);
  await store.close();
});

test('progress is recorded with a sample and the reasons, and twice is once', async () => {
  const store = await storeWith('c-1');
  await store.recordFinding(madeAt(5, exampleFinding('f-1')), 'c-1');
  await store.recordProgress('c-1', progress);
  await store.recordProgress('c-1', progress);
  expect(await store.campaign('c-1')).toMatchObject({ nextIndex: 64, seconds: 2.5, counts: progress.counts });
  expect(await store.samples('c-1')).toEqual([
    { second: 2, programs: 64, pass: 60, bug: 1, inconclusive: 3, findings: 1 },
  ]);
  expect(await store.inconclusiveReasons('c-1')).toEqual(progress.inconclusiveReasons.toReversed());
  await store.recordProgress('c-1', { ...progress, nextIndex: 128, seconds: 4 });
  expect((await store.samples('c-1')).map((sample) => sample.programs)).toEqual([64, 128]);
  await store.close();
});

test('progress of a campaign that is not there fails and leaves nothing behind', async () => {
  const store = await storeWith('c-1');
  await expect(store.recordProgress('c-2', progress)).rejects.toThrow('no campaign c-2');
  expect(await store.samples('c-2')).toEqual([]);
  await store.recordProgress('c-1', progress);
  await store.close();
});

test('a generator failure counts once, however often the batch is redone', async () => {
  const store = await storeWith('c-1');
  await store.recordGeneratorFailure('c-1', { index: 9, message: 'Error: no\0pe\n    at make' });
  await store.recordGeneratorFailure('c-1', { index: 9, message: 'Error: again' });
  await store.recordGeneratorFailure('c-1', { index: 3, message: 'Error: other' });
  expect(await store.generatorFailures('c-1')).toEqual([
    { index: 3, message: 'Error: other' },
    { index: 9, message: 'Error: no\uFFFDpe\n    at make' },
  ]);
  expect(await store.campaign('c-1')).toMatchObject({ generatorFailures: 2 });
  await store.close();
});

test('the latest campaign that was killed or stopped is the one to resume', async () => {
  const store = await storeWith('c-1', 'c-2', 'c-3');
  await store.finishCampaign('c-3', 'finished');
  expect(await store.campaign('c-3')).toMatchObject({ status: 'finished', finishedAt: expect.any(String) });
  expect(await store.latestUnfinishedCampaign()).toMatchObject({ id: 'c-2', status: 'running' });
  await store.finishCampaign('c-2', 'stopped');
  expect(await store.latestUnfinishedCampaign()).toMatchObject({ id: 'c-2', status: 'stopped' });
  const resumed = await store.resumeCampaign('c-2');
  expect(resumed).toMatchObject({ id: 'c-2', status: 'running' });
  expect(resumed).not.toHaveProperty('finishedAt');
  expect(await store.campaign('c-2')).toEqual(resumed);
  await store.resumeCampaign('c-2', { ...exampleCampaign('c-2').settings, until: { programs: 7 } });
  expect(await store.campaign('c-2')).toMatchObject({ settings: { until: { programs: 7 } } });
  await store.close();
});

test('there is nothing to resume in an empty store', async () => {
  const store = await storeWith();
  expect(await store.latestUnfinishedCampaign()).toBeUndefined();
  await expect(store.resumeCampaign('c-9')).rejects.toThrow('there is no campaign c-9: start one with `cupel hunt`');
  await store.close();
});

test('a campaign that another process is running is not resumed', async () => {
  const place = await temporaryStore();
  const store = await openStore(place);
  await store.createCampaign(exampleCampaign('c-1'));
  await executeIn(place, `update campaigns set pid = ${process.ppid}`);
  await expect(store.resumeCampaign('c-1')).rejects.toThrow(
    `campaign c-1 is being run by process ${process.ppid}: stop that one first`,
  );
  await store.finishCampaign('c-1', 'stopped');
  expect(await store.resumeCampaign('c-1')).toMatchObject({ status: 'running' });
  await store.close();
});

test('a campaign that is run shows that it is, also while nothing is recorded of it', async () => {
  const store = await storeWith('c-1', 'c-2');
  const before = await Promise.all(['c-1', 'c-2'].map((id) => store.campaign(id)));
  await new Promise((resume) => setTimeout(resume, 5));
  await store.beat('c-1');
  expect((await store.campaign('c-1'))?.updatedAt).not.toBe(before[0]?.updatedAt);
  expect(await store.campaign('c-2')).toEqual(before[1]);
  await store.close();
});
