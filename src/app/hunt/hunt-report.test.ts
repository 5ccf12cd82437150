import { expect, onTestFinished, test } from 'vitest';
import type { Finding } from '../../core/finding.js';
import type { Mark } from '../../core/mark.js';
import { openStore } from '../../store/open-store.js';
import { exampleCampaign, exampleFinding, temporaryFolder } from '../../store/store-fixture.js';
import { reportOf } from './hunt-report.js';

const base = 'typescript@6.0.3:default';

async function report(findings: readonly Finding[], marks: readonly Mark[] = []) {
  const store = await openStore(await temporaryFolder());
  onTestFinished(() => store.close());
  const settings = {
    ...{ technique: 'tokens', targets: ['typescript@7.0.2:default'], references: [], base },
    ...{ sources: {}, seconds: 10, megabytes: 1024, until: { programs: 1 } },
  };
  await store.createCampaign({ ...exampleCampaign('c'), settings });
  for (const finding of findings) {
    await store.recordFinding(finding, 'c');
    const { duplicateOf } = finding;
    if (duplicateOf) await store.amendFinding(finding.id, () => ({ finding, status: 'duplicate' }));
  }
  const { findings: found, duplicates, base: shared } = await reportOf(store, 'c', { marks });
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).sort();
  return { found: ids(found), duplicates: ids(duplicates), inBase: ids(shared?.findings ?? []) };
}

const old = exampleFinding('old', 'a', { alsoIn: [base] });
const regression = exampleFinding('regression', 'b', { notIn: [base] });

test('a duplicate of what the base shows is a regression if the base does not show it itself', async () => {
  const duplicate = { ...regression, duplicateOf: 'old' };
  expect(await report([old, duplicate])).toEqual({ found: ['regression'], duplicates: [], inBase: ['old'] });
});

test('a duplicate of a regression is a duplicate', async () => {
  const duplicate = exampleFinding('again', 'c', { notIn: [base], duplicateOf: 'regression' });
  expect(await report([regression, duplicate])).toEqual({ found: ['regression'], duplicates: ['again'], inBase: [] });
});

test('a duplicate that the base shows is not new, whatever it is a duplicate of', async () => {
  const duplicate = { ...old, duplicateOf: 'regression' };
  expect(await report([duplicate, regression])).toEqual({ found: ['regression'], duplicates: [], inBase: ['old'] });
});

test('a duplicate of what is marked is marked too, or a duplicate', async () => {
  const [marked, again] = ['aaaaaaaa', 'bbbbbbbb'].map((id) => exampleFinding(id, id, { notIn: [base] }));
  const { target } = regression;
  const duplicate = { ...(again as Finding), duplicateOf: 'aaaaaaaa' };
  const found = [marked as Finding, duplicate];
  const mark: Mark = { as: 'noise', ids: ['aaaaaaaa', 'bbbbbbbb'], target, title: '' };
  for (const ids of [mark.ids, ['aaaaaaaa']])
    expect(await report(found, [{ ...mark, ids }])).toMatchObject({ found: [], inBase: [] });
});

test('a duplicate of a follow-up is a follow-up, whatever the base shows', async () => {
  const rejected = { kind: 'rejected', diagnostics: [{ code: 'TS1005', message: '', syntax: true }] } as const;
  const followUp = (id: string, change: Partial<Finding>) =>
    exampleFinding(id, id, {
      signature: { symptom: 'wrongDiagnostic' },
      observations: [{ target: regression.target, reference: false, outcome: rejected }],
      ...change,
    });
  const first = followUp('first', { notIn: [base] });
  const second = followUp('second', { notIn: [base], duplicateOf: 'first' });
  expect(await report([first, second])).toMatchObject({ found: [], inBase: [] });
});
