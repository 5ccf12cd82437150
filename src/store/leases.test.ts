import { expect, onTestFinished, test } from 'vitest';
import { openStore } from './open-store.js';
import { exampleCampaign, executeIn, temporaryStore } from './store-fixture.js';

async function sharedStore() {
  const place = await temporaryStore();
  const store = await openStore(place);
  onTestFinished(() => store.close());
  await store.createCampaign(exampleCampaign('c-1'));
  const take = (worker: string, limit = 25) => store.leases.take({ campaign: 'c-1', worker, size: 10, limit });
  const settle = (worker: string, start: number, pass = 10) =>
    store.leases.settle(
      { campaign: 'c-1', worker, start },
      { counts: { pass, bug: 0, inconclusive: 1 }, reasons: [{ why: 'a timeout', count: 1 }] },
    );
  // What a worker has taken is lost when it is silent for long.
  const silence = (worker: string) => executeIn(place, `update leases set beat_at = 0 where worker = '${worker}'`);
  return { store, take, settle, silence };
}

test('each program is taken once and counted once, in whichever order', async () => {
  const { store, take, settle } = await sharedStore();
  expect([await take('a'), await take('b'), await take('a')]).toEqual([
    { start: 0, end: 10 },
    { start: 10, end: 20 },
    { start: 20, end: 25 },
  ]);
  expect(await take('b')).toBe('wait');
  expect(await settle('b', 10)).toBe(true);
  expect(await settle('b', 10)).toBe(false);
  expect(await store.campaign('c-1')).toMatchObject({ nextIndex: 0, beyond: [{ start: 10, end: 20 }], programs: 10 });
  expect(await store.leases.takeTriage('c-1', 'b')).toBe('wait');
  for (const start of [0, 20]) expect(await settle('a', start)).toBe(true);
  expect(await store.campaign('c-1')).toMatchObject({ nextIndex: 25, counts: { pass: 30, bug: 0, inconclusive: 3 } });
  expect(await store.inconclusiveReasons('c-1')).toEqual([{ why: 'a timeout', count: 3 }]);
  expect(await take('b')).toBeUndefined();
  expect(await store.leases.takeTriage('c-1', 'b')).toBe(true);
  expect(await store.leases.takeTriage('c-1', 'a')).toBe('wait');
});

test('what a lost worker had taken is done by another, and what it says later does not count', async () => {
  const { store, take, settle, silence } = await sharedStore();
  await take('a');
  await silence('a');
  expect(await take('b')).toEqual({ start: 0, end: 10 });
  expect(await settle('a', 0, 7)).toBe(false);
  expect(await settle('b', 0)).toBe(true);
  expect(await store.campaign('c-1')).toMatchObject({ programs: 10, counts: { pass: 10 } });
});

test('of equal programs the one that is claimed first is tested, also if its worker is lost', async () => {
  const { store } = await sharedStore();
  const claim = (...claims: [number, string][]) =>
    store.leases.claim(
      'c-1',
      claims.map(([index, program]) => ({ index, program })),
    );
  expect([...(await claim([0, 'p'], [1, 'q'], [2, 'p']))]).toEqual([2]);
  expect([...(await claim([7, 'q'], [8, 'r']))]).toEqual([7]);
  expect([...(await claim([0, 'p'], [1, 'q'], [2, 'p']))]).toEqual([2]);
});

test('nothing of a campaign that was stopped is given out or counted', async () => {
  const { store, take, settle } = await sharedStore();
  await take('a');
  await store.finishCampaign('c-1', 'stopped');
  expect(await take('a')).toBeUndefined();
  expect(await settle('a', 0)).toBe(false);
  expect(await store.campaign('c-1')).toMatchObject({ programs: 0 });
});
