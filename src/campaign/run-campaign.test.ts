import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { UserError } from '../core/errors.js';
import type { CupelEvent } from '../core/events.js';
import type { Outcome } from '../core/outcome.js';
import { signatureText } from '../core/signature.js';
import type { TestProgram } from '../core/test-program.js';
import { openStore } from '../store/open-store.js';
import type { Store } from '../store/store.js';
import { exampleCampaign, temporaryFolder } from '../store/store-fixture.js';
import { courtOf, fakeToolchain, programWith, rejectedFor, rowOf } from './campaign-fixture.js';
import { type CampaignParts, type CampaignPlan, type JudgedProgram, runCampaign } from './run-campaign.js';
import { emptyTally } from './tally.js';

const programs = 200;
const accepted: Outcome = { kind: 'accepted' };

// Programs 13, 26, ... crash the compiler; 7, 14, ... are rejected wrongly for one of two reasons; of 11, 22, ... the
// rejection is not shown alone; 17, 34, ... cannot be observed.
const text = (index: number) =>
  [13, 11, 7, 17].find((divisor) => index % divisor === 0 && index > 0)?.toString() ?? 'fine';
const outcomes: Readonly<Record<string, Outcome>> = {
  '13': { kind: 'crashed', stack: 'TypeError: x\n    at deep (/x.js:1:2)\n' },
  '11': rejectedFor('Z'),
  '7': rejectedFor('A'),
  '17': { kind: 'toolFailed', message: 'disk' },
};

function compilers() {
  const outcome = (kind: string) => outcomes[kind.split(' ')[0] as string] ?? accepted;
  const tested = fakeToolchain('fake@2', {
    together: outcome,
    alone: (kind) => (kind.startsWith('11') ? accepted : outcome(kind)),
  });
  return { tested, reference: fakeToolchain('fake@1', { together: () => accepted }) };
}

async function scene(change: Partial<CampaignParts> = {}) {
  const store = await openStore(await temporaryFolder());
  onTestFinished(() => store.close());
  await store.createCampaign(exampleCampaign('c'));
  const { tested, reference } = compilers();
  const events: CupelEvent[] = [];
  const parts: CampaignParts = {
    source: rowOf((index) => `${text(index)} at ${index}`),
    court: courtOf(tested, reference),
    store,
    listen: (event) => events.push(event),
    ...change,
  };
  const run = async (plan: Partial<CampaignPlan> = {}, stop = new AbortController().signal) => {
    const {
      nextIndex: index,
      beyond,
      seconds,
      counts,
    } = (await store.campaign('c')) as { nextIndex: number } & NonNullable<Awaited<ReturnType<Store['campaign']>>>;
    const reasons = new Map((await store.inconclusiveReasons('c')).map(({ why, count }) => [why, count]));
    const from = { index, beyond, seconds, tally: { ...emptyTally(), ...counts, reasons } };
    await runCampaign({ id: 'c', from, until: { programs }, workers: 2, batchSize: 7, ...plan }, parts, stop);
  };
  return { store, parts, events, run, asked: tested.asked };
}

async function result(store: Store) {
  const campaign = await store.campaign('c');
  const findings = await store.findings();
  return {
    nextIndex: campaign?.nextIndex,
    counts: campaign?.counts,
    reasons: whyInconclusive(await store.inconclusiveReasons('c')),
    findings: findings
      .map(({ finding, timesSeen }) => `${finding.id} ${signatureText(finding.signature)} ${timesSeen}`)
      .sort(),
  };
}

// How many of the suspicions that are refuted again and again are asked about depends on the order of programs.
function whyInconclusive(reasons: readonly { readonly why: string; readonly count: number }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { why, count } of reasons) {
    const kind = ['not asked', 'not confirmed'].some((start) => why.startsWith(start)) ? 'refuted' : why;
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return counts;
}

async function uninterrupted() {
  const { run, store } = await scene();
  await run({ workers: 1 });
  return result(store);
}

describe('a campaign', () => {
  test('counts every program and keeps every finding', async () => {
    const { nextIndex, counts, reasons, findings } = await uninterrupted();
    const kinds = Array.from({ length: programs }, (_, i) => text(i));
    const number = (...wanted: string[]) => kinds.filter((kind) => wanted.includes(kind)).length;
    expect(nextIndex).toBe(programs);
    expect(counts).toEqual({ pass: number('fine'), bug: number('13', '7'), inconclusive: number('11', '17') });
    expect(reasons).toEqual(
      new Map([
        ['refuted', number('11')],
        ['could not be observed: disk', number('17')],
      ]),
    );
    expect(findings.map((line) => line.replace(/^\w+ /, '')).sort()).toEqual([
      `crash: TypeError in deep ${number('13')}`,
      `wrongReject: A at the whole program ${number('7')}`,
    ]);
  });

  test.each([2, 5, 16])('comes to the same with %i workers, over the same programs', async (workers) => {
    const { run, store, asked } = await scene();
    await run({ workers, batchSize: 9 });
    expect(await result(store)).toEqual(await uninterrupted());
    expect([...asked.together].sort()).toEqual(Array.from({ length: programs }, (_, i) => `${text(i)} at ${i}`).sort());
  });

  test('does not show a program to the compilers again', async () => {
    const source = { ...rowOf(text), at: async (index: number) => programWith('fine', index % 50) };
    const { run, store, asked } = await scene({ source });
    await run({ workers: 3 });
    expect(asked.together).toHaveLength(50);
    expect(await store.inconclusiveReasons('c')).toEqual([
      { why: 'duplicate: this campaign has generated the same program before', count: 150 },
    ]);
  });

  test.each([1, 20, 90, 190])('that is stopped after %i programs and resumed comes to the same', async (after) => {
    const stop = new AbortController();
    const { run, store, parts } = await scene();
    const observe = parts.court.observer.observe.bind(parts.court.observer);
    let seen = 0;
    Object.assign(parts.court.observer, {
      observe: async (...asked: Parameters<typeof observe>) => {
        const [batch] = asked;
        seen += batch.length;
        if (seen >= after) stop.abort();
        // The third batch is still under way at the stop, while later ones are done.
        const isThird = batch.some(({ files: [file] }) => file?.text.endsWith('at 14'));
        if (isThird && !stop.signal.aborted) await once(stop.signal, 'abort');
        return observe(...asked);
      },
    });
    await run({ workers: 3 }, stop.signal);
    const stopped = await store.campaign('c');
    expect(stopped?.nextIndex).toBeLessThanOrEqual(14);
    const { pass, bug, inconclusive } = stopped?.counts ?? emptyTally();
    expect(pass + bug + inconclusive).toBe(stopped?.programs);
    // What is counted as a bug is stored as one, and nothing else is.
    const shown = (await store.findings()).reduce((sum, { timesSeen }) => sum + timesSeen, 0);
    expect(bug).toBe(shown);
    await run({ workers: 2 });
    expect(await result(store)).toEqual(await uninterrupted());
  });

  test.each([1, 4, 9])('that is stopped at its confirmation number %i counts what it has judged', async (last) => {
    const stop = new AbortController();
    const { run, store, parts } = await scene();
    const observePlainly = parts.court.observer.observePlainly.bind(parts.court.observer);
    let confirmations = 0;
    let stoppedAt: number | undefined;
    Object.assign(parts.court.observer, {
      observePlainly: async (program: TestProgram, signal?: AbortSignal) => {
        if (++confirmations === last) {
          stop.abort();
          stoppedAt = program.origin.index;
        }
        return observePlainly(program, signal);
      },
    });
    await run({ workers: 1 }, stop.signal);
    const stopped = await store.campaign('c');
    const { pass, bug, inconclusive } = stopped?.counts ?? emptyTally();
    const shown = (await store.findings()).reduce((sum, { timesSeen }) => sum + timesSeen, 0);
    expect([pass + bug + inconclusive, bug]).toEqual([stopped?.programs, shown]);
    expect(stopped?.nextIndex).toBe(stoppedAt);
    await run({ workers: 2 });
    expect(await result(store)).toEqual(await uninterrupted());
  });

  test('tells what is judged of each program, whoever does it, and whatever is confirmed', async () => {
    const told = async (workers: number) => {
      const judged: JudgedProgram[] = [];
      const { run } = await scene({ judged: async (each) => void judged.push(each) });
      await run({ workers });
      return judged.sort((a, b) => a.index - b.index);
    };
    const judged = await told(1);
    expect(judged.map(({ index }) => index)).toEqual(Array.from({ length: programs }, (_, i) => i));
    expect(judged.map(({ judgements = [] }) => judgements.map(({ verdict }) => verdict.kind))).toEqual(
      judged.map(({ index }) => [{ fine: 'pass', '17': 'inconclusive' }[text(index)] ?? 'bug']),
    );
    expect(await told(3)).toEqual(judged);
  });

  test('that is over is not begun again', async () => {
    const { run, store, asked } = await scene();
    await run();
    const before = asked.together.length;
    await run();
    expect(asked.together).toHaveLength(before);
    expect(await result(store)).toEqual(await uninterrupted());
  });

  test('that was stopped before it began does nothing', async () => {
    const { run, asked } = await scene();
    await run({}, AbortSignal.abort());
    expect(asked.together).toEqual([]);
  });

  test('tells of new findings once, when they are durable', async () => {
    const { run, events } = await scene();
    await run();
    const found = events.flatMap((event) => (event.kind === 'found' ? [event.finding.signature.symptom] : []));
    expect(found.sort()).toEqual(['crash', 'wrongReject']);
    expect(events.at(-1)).toMatchObject({ kind: 'progress', programs });
  });

  test('goes on when a program cannot be made, and keeps the failure', async () => {
    const source = rowOf((index) => {
      if (index % 10 === 3) throw new Error(`no program ${index}`);
      return 'fine';
    });
    const { run, store, events } = await scene({ source });
    await run();
    const failures = await store.generatorFailures('c');
    expect(failures.map(({ index }) => index)).toEqual(Array.from({ length: programs / 10 }, (_, i) => i * 10 + 3));
    expect(failures[0]?.message).toMatch(/^Error: no program 3\n\s+at /);
    expect(await result(store)).toMatchObject({ nextIndex: programs, counts: { pass: programs * 0.9 } });
    expect(events.filter(({ kind }) => kind === 'failed')).toHaveLength(programs / 10);
  });

  test('counts programs that cannot be made by a mistake of its user, which is no failure of cupel', async () => {
    const mistake = new UserError('mine.ts: bound its loops');
    const source = (isWrong: (index: number) => boolean) =>
      rowOf((index) => {
        if (isWrong(index)) throw mistake;
        return 'fine';
      });
    const sometimes = await scene({ source: source((index) => index % 10 === 3) });
    await sometimes.run();
    expect(await sometimes.store.generatorFailures('c')).toEqual([]);
    expect(await sometimes.store.inconclusiveReasons('c')).toEqual([{ why: mistake.message, count: programs / 10 }]);
    const always = await scene({ source: source(() => true) });
    await expect(always.run()).rejects.toBe(mistake);
  });
});

describe('a campaign ends', () => {
  test('when its time is up', async () => {
    const { run, store } = await scene();
    await run({ until: { seconds: 0.3 } });
    const { nextIndex } = await result(store);
    expect(nextIndex).toBeGreaterThan(0);
    expect((await store.campaign('c'))?.seconds).toBeGreaterThan(0.25);
  });

  test('not at once when it is to run for weeks', async () => {
    const { run, store } = await scene();
    await run({ until: { programs, seconds: 60 * 24 * 3600 } });
    expect((await result(store)).nextIndex).toBe(programs);
  });
});

describe('a failure of ours stops all lanes and is not hidden:', () => {
  const failing = (store: Store, method: keyof Store): Store => {
    return new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        const call = value.bind(target) as (...args: unknown[]) => unknown;
        if (name !== method) return call;
        return () => Promise.reject(new Error('the disk is full'));
      },
    });
  };

  test.each(['recordProgress', 'recordFinding', 'recordOccurrence', 'recordGeneratorFailure'] as const)(
    'the store fails in %s',
    async (method) => {
      const first = await scene();
      const source = rowOf((index) => {
        if (index === 77 && method === 'recordGeneratorFailure') throw new Error('no program');
        return `${text(index)} at ${index}`;
      });
      const { run, asked, parts } = await scene({ store: failing(first.store, method), source });
      await expect(run({ workers: 4, until: { programs: 10_000 } })).rejects.toThrow('the disk is full');
      const before = asked.together.length;
      expect(before).toBeLessThan(1000);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(asked.together).toHaveLength(before);
      expect((await parts.store.campaign('c'))?.nextIndex).toBeLessThan(before);
    },
  );

  test('a toolchain cannot be run', async () => {
    const { reference } = compilers();
    const broken = { ...reference, id: 'fake@2', observe: () => Promise.reject(new Error('spawn EAGAIN')) };
    const { run } = await scene({ court: courtOf(broken, reference) });
    await expect(run()).rejects.toThrow('spawn EAGAIN');
  });
});

test('a suspicion that cannot be confirmed before the time is up does not vanish', async () => {
  const { run, store, parts } = await scene();
  const { observer } = parts.court;
  let end = performance.now() + 60_000;
  // The plain compilers take as long as they are allowed to.
  Object.assign(observer, {
    observePlainly: (_: TestProgram, signal: AbortSignal) => {
      end = performance.now();
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        if (signal.aborted) reject(signal.reason as Error);
      });
    },
  });
  await run({ until: {}, endsAt: () => end, workers: 1, batchSize: 4 });
  const reasons = await store.inconclusiveReasons('c');
  expect(reasons).toContainEqual({
    why: 'suspected, but the time was up before it could be confirmed',
    count: expect.any(Number),
  });
});

test('what is being confirmed when a finding ends the time earlier is still confirmed', async () => {
  const { run, store, parts } = await scene({ source: rowOf((index) => (index === 0 ? '13' : '7')) });
  const { observer } = parts.court;
  const observePlainly = observer.observePlainly.bind(observer);
  let end = performance.now() + 60_000;
  Object.assign(observer, {
    observePlainly: async (program: TestProgram, signal?: AbortSignal) => {
      if (program.origin.index === 0) {
        end = performance.now() - 60_000;
        return observePlainly(program, signal);
      }
      await once(AbortSignal.timeout(600), 'abort');
      return observePlainly(program, signal);
    },
  });
  await run({ until: { programs: 2 }, endsAt: () => end, workers: 4 });
  const symptoms = (await store.findings()).map(({ finding }) => finding.signature.symptom);
  expect(symptoms.sort()).toEqual(['crash', 'wrongReject']);
});
