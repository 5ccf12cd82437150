import { describe, expect, onTestFinished, test } from 'vitest';
import type { Finding } from '../core/finding.js';
import { openStore } from './open-store.js';
import { exampleCampaign, exampleFinding, executeIn, madeAt, temporaryStore } from './store-fixture.js';

async function openExample() {
  const store = await openStore(await temporaryStore());
  await store.createCampaign(exampleCampaign('c-1'));
  await store.createCampaign(exampleCampaign('c-2'));
  return store;
}

test('a finding comes back as it was recorded, odd characters included', async () => {
  const store = await openExample();
  const finding = exampleFinding('f-1', 'let s = "\0 \ud800 😀 \r\n";', {
    signature: { symptom: 'crash', legacy: 'a\0b' },
  });
  expect(await store.recordFinding(finding, 'c-1')).toBe('new');
  expect(await store.finding('f-1')).toEqual({ finding, status: 'open', firstCampaign: 'c-1', timesSeen: 1 });
  await store.close();
});

test('redoing a batch changes nothing', async () => {
  const store = await openExample();
  expect(await store.recordFinding(madeAt(12, exampleFinding('f-1')), 'c-1')).toBe('new');
  const before = await store.findings();
  expect(await store.recordFinding(madeAt(12, exampleFinding('f-1')), 'c-1')).toBe('seen');
  expect(await store.findings()).toEqual(before);
  await store.close();
});

test('the smaller program is kept unless its evidence is weaker', async () => {
  const store = await openExample();
  const keptText = async () => (await store.finding('f-1')).finding.program.files[0]?.text;
  await store.recordFinding(madeAt(1, exampleFinding('f-1', 'medium size', { evidence: 'disagreement' })), 'c-1');
  await store.recordFinding(madeAt(2, exampleFinding('f-1', 'a larger one, longer', { evidence: 'witness' })), 'c-1');
  expect(await keptText()).toBe('medium size');
  await store.recordFinding(madeAt(3, exampleFinding('f-1', 'small', { evidence: 'belief' })), 'c-1');
  expect(await keptText()).toBe('medium size');
  await store.recordFinding(
    madeAt(4, exampleFinding('f-1', 'short', { evidence: 'witness', foundAt: '2027-01-01' })),
    'c-2',
  );
  expect(await keptText()).toBe('short');
  expect(await store.finding('f-1')).toMatchObject({
    finding: { evidence: 'witness', foundAt: '2026-11-15T09:30:12.000Z' },
    firstCampaign: 'c-1',
    timesSeen: 4,
  });
  await store.close();
});

test('what was imported never replaces what was found here, and is replaced by it', async () => {
  const store = await openExample();
  const keptText = async () => (await store.finding('f-1')).finding.program.files[0]?.text;
  await store.recordFinding(madeAt(1, exampleFinding('f-1', 'tiny', { imported: true })), 'c-1');
  await store.recordFinding(madeAt(2, exampleFinding('f-1', 'found here')), 'c-2');
  expect(await keptText()).toBe('found here');
  await store.recordFinding(madeAt(3, exampleFinding('f-1', 'tiny', { imported: true, evidence: 'witness' })), 'c-1');
  expect(await keptText()).toBe('found here');
  expect((await store.finding('f-1')).finding.imported).toBeUndefined();
  await store.close();
});

test('what was imported changes nothing about what was found here, whichever comes first', async () => {
  const imported = exampleFinding('f-1', 'tiny', {
    imported: true,
    flaky: { shown: 1, runs: 9 },
    alsoIn: ['typescript@5:default'],
    notIn: ['typescript@6:default'],
  });
  const own = madeAt(1, exampleFinding('f-1', 'found here', { knownBug: 'one-bug' }));
  for (const order of [
    [own, imported],
    [imported, own],
  ]) {
    const store = await openExample();
    for (const each of order) await store.recordFinding(each, 'c-1');
    const { finding, status } = await store.finding('f-1');
    expect({ finding, status }).toEqual({ finding: own, status: 'known' });
    await store.close();
  }
});

test('findings are filtered, oldest first', async () => {
  const store = await openExample();
  await store.recordFinding(
    madeAt(1, exampleFinding('f-2', 'x', { foundAt: '2026-02-02', signature: { symptom: 'hang' } })),
    'c-1',
  );
  await store.recordFinding(madeAt(1, exampleFinding('f-1', 'x', { foundAt: '2026-03-03' })), 'c-2');
  await store.recordFinding(madeAt(2, exampleFinding('f-2')), 'c-2');
  const ids = async (filter?: Parameters<typeof store.findings>[0]) =>
    (await store.findings(filter)).map(({ finding }) => finding.id);
  expect(await ids()).toEqual(['f-2', 'f-1']);
  expect(await ids({ campaign: 'c-1' })).toEqual(['f-2']);
  expect(await ids({ campaign: 'c-2' })).toEqual(['f-2', 'f-1']);
  expect(await ids({ campaign: 'c-2', symptom: 'crash' })).toEqual(['f-1']);
  expect(await ids({ target: 'typescript@6.0.3:default' })).toEqual([]);
  expect(await ids({ status: 'open', language: 'typescript' })).toEqual(['f-2', 'f-1']);
  await store.close();
});

test('a finding is found by a prefix that fits no other', async () => {
  const store = await openExample();
  for (const id of ['ab12', 'ab34', 'ab', 'cd56']) await store.recordFinding(madeAt(1, exampleFinding(id)), 'c-1');
  expect((await store.finding('cd')).finding.id).toBe('cd56');
  expect((await store.finding('ab')).finding.id).toBe('ab');
  await expect(store.finding('a')).rejects.toThrow("'a' fits 3 findings: ab, ab12, ab34; write more of the id");
  await expect(store.finding('x')).rejects.toThrow("no finding starts with 'x': run `cupel findings` to see them all");
  await expect(store.finding('')).rejects.toThrow("no finding starts with ''");
  await store.close();
});

test('a finding of a campaign that is not there is refused as a whole', async () => {
  const store = await openExample();
  await expect(store.recordFinding(madeAt(1, exampleFinding('f-1')), 'c-9')).rejects.toThrow(/foreign key/i);
  expect(await store.findings()).toEqual([]);
  expect(await store.recordFinding(madeAt(1, exampleFinding('f-1')), 'c-1')).toBe('new');
  await store.close();
});

test('an occurrence counts once, and only of a finding that is known', async () => {
  const store = await openExample();
  const { program } = madeAt(2, exampleFinding('f-1'));
  await expect(store.recordOccurrence('f-1', 'c-1', program)).rejects.toThrow(/foreign key/i);
  await store.recordFinding(madeAt(1, exampleFinding('f-1')), 'c-1');
  await store.recordOccurrence('f-1', 'c-1', program);
  await store.recordOccurrence('f-1', 'c-1', program);
  expect((await store.finding('f-1')).timesSeen).toBe(2);
  await store.close();
});

test('a known bug is no news, but another one under its signature is', async () => {
  const store = await openExample();
  const state = async () => {
    const { finding, status } = await store.finding('f-1');
    return [status, finding.program.files[0]?.text];
  };
  await store.recordFinding(madeAt(1, exampleFinding('f-1', 'known', { knownBug: 'one-bug' })), 'c-1');
  expect(await state()).toEqual(['known', 'known']);
  await store.recordFinding(madeAt(2, exampleFinding('f-1', 'not known')), 'c-1');
  expect(await state()).toEqual(['open', 'not known']);
  await store.recordFinding(madeAt(3, exampleFinding('f-1', 'x', { knownBug: 'one-bug' })), 'c-1');
  expect(await state()).toEqual(['open', 'not known']);
  await store.close();
});

test('what was fixed is open again once a version since then shows it', async () => {
  const store = await openExample();
  const dating: Finding['dating'] = { versions: [], firstBad: '7.0.2', fixedIn: '7.1.0' };
  await store.recordFinding(madeAt(1, exampleFinding('f-1')), 'c-1');
  await store.amendFinding('f-1', (finding) => ({ finding: { ...finding, dating }, status: 'fixed' }));
  const met = async (version: string) => {
    await store.recordFinding(
      madeAt(2, exampleFinding('f-1', 'x', { target: `typescript@${version}:default` })),
      'c-2',
    );
    const { status, finding } = await store.finding('f-1');
    return [status, finding.target, finding.dating?.fixedIn];
  };
  expect(await met('7.0.9')).toEqual(['fixed', 'typescript@7.0.2:default', '7.1.0']);
  expect(await met('7.1.0')).toEqual(['open', 'typescript@7.1.0:default', undefined]);
  await store.close();
});

test('the versions that show it again are remembered, and what it was taken for', async () => {
  const store = await openExample();
  const finding = exampleFinding('f-1', 'medium');
  await store.recordFinding(madeAt(1, finding), 'c-1');
  await store.amendFinding('f-1', (now) => ({ finding: { ...now, duplicateOf: 'f-2' }, status: 'duplicate' }));
  await store.recordFinding(madeAt(2, { ...finding, target: 'typescript@9.0.0:default' }), 'c-1');
  await store.recordFinding(madeAt(3, exampleFinding('f-1', 'tiny')), 'c-1');
  const kept = (await store.finding('f-1')).finding;
  expect(kept.program.files[0]?.text).toBe('tiny');
  expect(kept).toMatchObject({ metIn: ['typescript@9.0.0:default'], duplicateOf: 'f-2' });
  await store.close();
});

test('which bases show it is remembered over all programs', async () => {
  const store = await openExample();
  const bases = async () => (await store.finding('f-1')).finding.alsoIn;
  await store.recordFinding(madeAt(1, exampleFinding('f-1', 'medium')), 'c-1');
  expect(await bases()).toBeUndefined();
  await store.recordFinding(
    madeAt(2, exampleFinding('f-1', 'a larger one', { alsoIn: ['typescript@5:default'] })),
    'c-1',
  );
  await store.recordFinding(madeAt(3, exampleFinding('f-1', 'small', { alsoIn: ['typescript@6:default'] })), 'c-1');
  await store.recordFinding(madeAt(4, exampleFinding('f-1', 'tiny')), 'c-1');
  expect(await bases()).toEqual(['typescript@5:default', 'typescript@6:default']);
  // A program that a base does not show is news, however many others it shows.
  await store.recordFinding(
    madeAt(5, exampleFinding('f-1', 'a regression', { notIn: ['typescript@6:default'] })),
    'c-1',
  );
  await store.recordFinding(madeAt(6, exampleFinding('f-1', 'old', { alsoIn: ['typescript@6:default'] })), 'c-1');
  expect(await bases()).toEqual(['typescript@5:default']);
  expect((await store.finding('f-1')).finding.program.files[0]?.text).toBe('a regression');
  await store.close();
});

describe('a finding is amended', () => {
  const reduction = (finding: Finding): NonNullable<Finding['reduction']> => ({
    from: finding.program,
    tokens: { before: 90, after: 9 },
    queries: 5,
    seconds: 1,
    complete: true,
  });
  const dating: NonNullable<Finding['dating']> = { versions: [], lastGood: '6.0.3', firstBad: '7.0.2' };

  test('through two stores of one database, and neither loses what the other learned', async () => {
    const place = await temporaryStore();
    const stores = await Promise.all([openStore(place), openStore(place)]);
    onTestFinished(async () => {
      for (const store of stores) await store.close();
    });
    const [one, two] = stores;
    await one.createCampaign(exampleCampaign('c-1'));
    const { id } = exampleFinding('f-1');
    await one.recordFinding(exampleFinding(id), 'c-1');
    await one.amendFinding(id, (finding) => ({ finding: { ...finding, reduction: reduction(finding) } }));
    await two.amendFinding(id, (finding) => ({ finding: { ...finding, dating } }));
    await one.amendFinding(id, (finding) => ({ finding: { ...finding, duplicateOf: 'f-0' }, status: 'duplicate' }));
    await two.amendFinding(id, (finding) => ({ finding: { ...finding, knownBug: 'it' } }));
    expect(await one.finding(id)).toMatchObject({
      finding: { reduction: { tokens: { after: 9 } }, dating, duplicateOf: 'f-0', knownBug: 'it' },
      status: 'duplicate',
    });
    const columns = 'reduced_before, reduced_after, reduced_completely, last_good, first_bad, fixed_in';
    expect(await executeIn(place, `select ${columns}, duplicate_of, known_bug from findings`)).toEqual([
      {
        ...{ reducedBefore: 90, reducedAfter: 9, reducedCompletely: 1 },
        ...{ lastGood: '6.0.3', firstBad: '7.0.2', fixedIn: null },
        ...{ duplicateOf: 'f-0', knownBug: 'it' },
      },
    ]);
  });

  test('by what it is then, or not at all', async () => {
    const store = await openExample();
    await store.recordFinding(exampleFinding('f-1'), 'c-1');
    const seen: string[] = [];
    await store.amendFinding('f-1', (finding) => ({ finding, status: 'fixed' }));
    const amended = await store.amendFinding('f-1', (finding, status) => {
      seen.push(`${finding.id} ${status}`);
      return undefined;
    });
    expect(seen).toEqual(['f-1 fixed']);
    expect(amended).toEqual(exampleFinding('f-1'));
    await expect(store.amendFinding('f-2', (finding) => ({ finding }))).rejects.toThrow('no finding f-2');
    await store.close();
  });
});
