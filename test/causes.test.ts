import { createHash } from 'node:crypto';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { findMaterial, type Material } from '../src/app/material.js';
import { courtOf, fakeToolchain } from '../src/campaign/campaign-fixture.js';
import { endOfRange, seekCauses } from '../src/campaign/causes/seek-causes.js';
import { programSource, takePrograms } from '../src/campaign/program-source.js';
import { runCampaign } from '../src/campaign/run-campaign.js';
import { emptyTally } from '../src/campaign/tally.js';
import { type HuntSettings, isHunt } from '../src/core/campaign-settings.js';
import type { CupelEvent } from '../src/core/events.js';
import type { Outcome } from '../src/core/outcome.js';
import type { Signature } from '../src/core/signature.js';
import { sourcesOf } from '../src/core/sources.js';
import type { Judgement } from '../src/core/verdict.js';
import { openStore } from '../src/store/open-store.js';
import type { Store } from '../src/store/store.js';
import { exampleCampaign, temporaryFolder } from '../src/store/store-fixture.js';

const programs = 300;
const seed = 'causes';
const material = findMaterial({ technique: 'generate', target: 'java', settings: { size: 'small' } });

// A compiler that crashes on most programs with a wildcard, and on no other.
function compile(text: string): Outcome {
  const isLucky = createHash('sha256').update(text).digest().readUInt8() % 3 === 0;
  if (!/\? (super|extends) /.test(text) || isLucky) return { kind: 'accepted' };
  return { kind: 'crashed', stack: 'Error: planted\n    at checkWildcard (compiler.js:1:1)' };
}

interface Run {
  readonly workers: number;
  readonly stop?: AbortSignal;
  /** The texts that the target saw, in any order. */
  readonly texts?: Set<string>;
  readonly events?: CupelEvent[];
}

// Runs a campaign from where the store says that it is.
async function run(store: Store, { workers, stop = new AbortController().signal, texts, events }: Run): Promise<void> {
  const { technique, ...input }: Material = await material;
  const campaign = await store.campaign('c');
  if (!campaign || !technique.features) throw new Error('there is nothing to run');
  const { nextIndex, beyond } = campaign;
  const avoided = [...((await settingsOf(store)).avoided ?? [])];
  const isDone = (index: number) => index < nextIndex || beyond.some(({ start, end }) => start <= index && index < end);
  const dispensable = technique.features.dispensable(input.settings);
  const listen = (event: CupelEvent) => void events?.push(event);
  const { judged, ready } = await seekCauses({ id: 'c', avoided, dispensable, isDone }, store, listen);
  const tested = fakeToolchain('tested@1', {
    together(text) {
      texts?.add(text);
      return compile(text);
    },
  });
  const court = courtOf(tested, fakeToolchain('reference@1', { together: () => ({ kind: 'accepted' }) }));
  const tally = { ...emptyTally(), ...campaign.counts };
  const from = { index: nextIndex, beyond, seconds: 0, tally };
  const plan = { id: 'c', from, until: { programs }, workers, batchSize: 50 };
  await runCampaign(
    { ...plan, endOfRange: (start) => endOfRange(start, workers) },
    { source: programSource(technique, input, seed, () => avoided), court, store, listen, judged, ready },
    stop,
  );
}

async function newStore(): Promise<Store> {
  const store = await openStore(await temporaryFolder());
  await store.createCampaign(exampleCampaign('c'));
  return store;
}

async function settingsOf(store: Store): Promise<HuntSettings> {
  const settings = (await store.campaign('c'))?.settings;
  if (!settings || !isHunt(settings)) throw new Error('the campaign has no settings');
  return settings;
}

async function whole(workers: number) {
  const store = await newStore();
  const [texts, events] = [new Set<string>(), [] as CupelEvent[]];
  await run(store, { workers, texts, events });
  return { avoided: (await settingsOf(store)).avoided ?? [], texts, events, store };
}

let alone: ReturnType<typeof whole> | undefined;
const undisturbed = async () => {
  alone ??= whole(1);
  return alone;
};
afterAll(async () => (await alone)?.store.close());

describe('what is seen of a program', () => {
  const target = 'tested@1:default';
  const judgedAs = (signature: Signature): Judgement => ({
    target,
    verdict: { kind: 'bug', signature, evidence: 'witness' },
  });
  const running = new AbortController().signal;
  async function first() {
    const { technique, ...input } = await material;
    const store = await newStore();
    onTestFinished(() => store.close());
    const causes = await seekCauses(
      { id: 'c', avoided: [], dispensable: [], isDone: () => false },
      store,
      () => undefined,
    );
    return { ...causes, store, program: await programSource(technique, input, seed).at(0) };
  }

  test('counts for both indexes at which it is generated, whichever of them is tested', async () => {
    const seenIf = async (tested: number, repeated: number) => {
      const { judged, store, program } = await first();
      const waiting = judged({ index: repeated, program }, running);
      await judged({ index: tested, program, judgements: [judgedAs({ symptom: 'wrongReject' })] }, running);
      await waiting;
      return store.seenPrograms('c');
    };
    const seen = await seenIf(3, 70);
    expect(seen.map(({ index, bug }) => [index, typeof bug])).toEqual([
      [3, 'string'],
      [70, 'string'],
    ]);
    expect(await seenIf(70, 3)).toEqual(seen);
    // Above the last decision nothing is stored, and yet it is known.
    expect(await seenIf(1100, 3)).toEqual([seen[0]]);
    expect(await seenIf(2000, 1100)).toEqual([]);
  });

  test('is not waited for when all is stopped', async () => {
    const { judged, store, program } = await first();
    const stop = new AbortController();
    const waiting = judged({ index: 3, program }, stop.signal);
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    expect(await store.seenPrograms('c')).toEqual([]);
  });

  test('is nothing if its compiler did not end, which may be an accident', async () => {
    const { judged, store, program } = await first();
    for (const [index, symptom] of (['hang', 'outOfMemory', 'crash'] as const).entries())
      await judged({ index, program, judgements: [judgedAs({ symptom })] }, running);
    expect((await store.seenPrograms('c')).map(({ features }) => features.length > 0)).toEqual([false, false, true]);
  });
});

describe('a frequent bug', () => {
  test('is muted by its cause, and the same bytes come from the seed and the stored decisions', async () => {
    const { avoided, texts, events, store } = await undisturbed();
    expect(avoided.flatMap(({ avoids }) => avoids ?? [])).toEqual(['useSiteVariance']);
    expect(events.flatMap((event) => (event.kind === 'avoiding' ? [event.avoidance] : []))).toEqual(avoided);
    const { technique, ...input } = await material;
    const made = await takePrograms(
      programSource(technique, input, seed, () => avoided),
      0,
      programs,
    );
    expect(new Set(made.map((program) => sourcesOf(program)[0]?.text))).toEqual(texts);
    const { from = 0 } = avoided.at(-1) ?? {};
    const failing = (await store.seenPrograms('c')).filter(({ bug }) => bug !== undefined).map(({ index }) => index);
    const share = (start: number, end: number) =>
      failing.filter((index) => start <= index && index < end).length / (end - start);
    expect(share(from, programs)).toBeLessThan(share(0, 48) / 2);
  });

  test('can be shown again without the campaign, by the features that its origin names', async () => {
    const { avoided } = await undisturbed();
    const { technique, settings, ...input } = await material;
    const row = await takePrograms(
      programSource(technique, { ...input, settings }, seed, () => avoided),
      0,
      programs,
    );
    const some = row.filter(({ origin }) => origin.avoided);
    expect(some.length).toBeGreaterThan(20);
    for (const { id, origin } of some.slice(0, 20)) {
      const feature = origin.avoided?.map((each) => `${each}=0`);
      const plain = programSource(technique, { ...input, settings: { ...settings, feature } }, seed);
      expect((await plain.at(origin.index)).id).toBe(id);
    }
  });

  test('is muted in the same way by any number of workers', async () => {
    const { avoided, texts } = await undisturbed();
    const three = await whole(3);
    expect(three.avoided).toEqual(avoided);
    expect(three.texts).toEqual(texts);
    await three.store.close();
  });

  test.each([20, 100])('is muted in the same way by a campaign that was stopped after %i programs', async (after) => {
    const store = await newStore();
    const texts = new Set<string>();
    const stop = new AbortController();
    const events: CupelEvent[] = [];
    events.push = (event) => {
      if (event?.kind === 'progress' && event.programs >= after) stop.abort();
      return 0;
    };
    await run(store, { workers: 3, stop: stop.signal, texts, events });
    expect((await store.campaign('c'))?.programs).toBeLessThan(programs);
    await run(store, { workers: 2, texts });
    const expected = await undisturbed();
    expect((await settingsOf(store)).avoided).toEqual(expected.avoided);
    expect(texts).toEqual(expected.texts);
    await store.close();
  });
});
