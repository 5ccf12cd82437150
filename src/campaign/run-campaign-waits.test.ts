import { once } from 'node:events';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { CupelEvent } from '../core/events.js';
import type { Outcome } from '../core/outcome.js';
import { openStore } from '../store/open-store.js';
import { exampleCampaign, temporaryFolder } from '../store/store-fixture.js';
import { courtOf, fakeToolchain, rowOf } from './campaign-fixture.js';
import { type CampaignParts, type CampaignPlan, runCampaign } from './run-campaign.js';
import { emptyTally } from './tally.js';
import { localWork } from './work-source.js';

const accepted: Outcome = { kind: 'accepted' };
const crashed: Outcome = { kind: 'crashed', stack: 'TypeError: x\n    at deep (/x.js:1:2)\n' };

// A campaign in which all programs but the first crash the compiler in the same way; the plain compiler waits before it shows
// that.
async function scene(wait: () => Promise<unknown> = async () => undefined) {
  const store = await openStore(await temporaryFolder());
  onTestFinished(() => store.close());
  await store.createCampaign(exampleCampaign('c'));
  const tested = fakeToolchain('fake@2', { together: (text) => (text === 'program 0' ? accepted : crashed) });
  const court = courtOf(tested, fakeToolchain('fake@1', { together: () => accepted }));
  const observePlainly = court.observer.observePlainly.bind(court.observer);
  Object.assign(court.observer, {
    observePlainly: async (...asked: Parameters<typeof observePlainly>) => {
      const row = await observePlainly(...asked);
      await wait();
      return row;
    },
  });
  const events: CupelEvent[] = [];
  const source = rowOf((index) => `program ${index}`);
  const plan: CampaignPlan = {
    ...{ id: 'c', from: { index: 0, seconds: 0, tally: emptyTally() } },
    ...{ until: { programs: 100 }, workers: 2, batchSize: 5 },
  };
  const run = (change: Partial<CampaignPlan>, parts: Partial<CampaignParts> = {}) =>
    runCampaign(
      { ...plan, ...change },
      { source, court, store, listen: (event) => events.push(event), ...parts },
      new AbortController().signal,
    );
  return { run, store, events, plan, asked: tested.asked };
}

const seconds = (count: number) => once(AbortSignal.timeout(count * 1000), 'abort');

afterEach(() => void vi.restoreAllMocks());

test('programs that wait for the confirmation of another one do not stop the lanes', async () => {
  let isSeen: () => void = () => undefined;
  const seen = new Promise<void>((resolve) => {
    isSeen = resolve;
  });
  const before: number[] = [];
  const { run, store, asked } = await scene(async () => {
    await Promise.race([seen, seconds(20)]);
    before.push(asked.together.length);
  });
  const source = rowOf((index) => {
    if (index === 90) isSeen();
    return `program ${index}`;
  });
  await run({}, { source });
  expect(before[0]).toBeGreaterThan(50);
  expect((await store.campaign('c'))?.counts).toMatchObject({ pass: 1, bug: 99 });
});

test('what is suspected when the time is up is confirmed as long as there is time for that', async () => {
  let isFirst = true;
  const { run, store } = await scene(async () => {
    if (isFirst) await seconds(3);
    isFirst = false;
  });
  const end = performance.now() + 200;
  await run({ until: {}, endsAt: () => end, confirmsUntil: () => end + 100_000, workers: 1 });
  const { counts } = (await store.campaign('c')) ?? {};
  expect(await store.findings()).toHaveLength(1);
  expect(counts?.bug).toBeGreaterThan(0);
  expect(counts?.inconclusive).toBe(0);
});

test('what a batch waits for is no part of its time', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { run, store, plan } = await scene();
  const work = localWork(plan, store);
  const took: number[] = [];
  const wait = async () => {
    now += 100_000;
  };
  // Lanes wait when a batch is done, programs meanwhile.
  const believe = async (observations: readonly unknown[]) => (observations.length === 0 ? wait() : undefined);
  await run({ workers: 1 }, { work: { ...work, took: (_, time) => took.push(time) }, ready: wait, believe });
  expect(took).toEqual(Array(100 / 5).fill(0));
});

test('nothing is counted or found before the compilers can be believed; they are asked meanwhile', async () => {
  let pass: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    pass = resolve;
  });
  const { run, events, asked } = await scene(() => passed);
  const running = run({ until: { programs: 10 } }, { believe: () => passed });
  while (asked.alone.length === 0) await seconds(0.01);
  expect(events).toEqual([]);
  pass();
  await running;
  expect(events.map(({ kind }) => kind)).toContain('found');
  expect(events.at(-1)).toMatchObject({ kind: 'progress', programs: 10 });
});

test('compilers that cannot be believed end the campaign, and nothing is kept of what they said', async () => {
  const failure = new Error('not to be trusted');
  const { run, store, events } = await scene(() => Promise.reject(failure));
  await expect(run({}, { believe: () => Promise.reject(failure) })).rejects.toBe(failure);
  expect(events).toEqual([]);
  expect(await store.findings()).toEqual([]);
});
