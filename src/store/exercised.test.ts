import { expect, test } from 'vitest';
import type { FirstExercise } from './exercised.js';
import { openStore } from './open-store.js';
import { exampleCampaign, temporaryStore } from './store-fixture.js';

const progress = {
  nextIndex: 1,
  seconds: 1,
  counts: { pass: 1, bug: 0, inconclusive: 0 },
  inconclusiveReasons: [],
};

test('of the programs that exercise something the first is kept, whichever is told first', async () => {
  const store = await openStore(await temporaryStore());
  for (const id of ['c-1', 'c-2']) await store.createCampaign(exampleCampaign(id));
  const many = Array.from({ length: 1000 }, (_, i): FirstExercise => ({ kind: 'sequence', name: `s${i}`, index: i }));
  const member = (index: number): FirstExercise => ({ kind: 'member', name: 'List.add(E)', index });
  await store.recordProgress('c-1', { ...progress, exercised: [member(7), ...many] });
  await store.recordProgress('c-1', {
    ...progress,
    exercised: [member(3), { kind: 'sequence', name: 's1', index: 9 }],
  });
  await store.recordProgress('c-1', { ...progress, exercised: [member(5)] });
  await store.recordProgress('c-2', progress);
  const stored = await store.exercised('c-1');
  expect(stored.filter(({ kind }) => kind === 'member')).toEqual([member(3)]);
  expect(stored.filter(({ kind }) => kind === 'sequence')).toEqual(many);
  expect(await store.exercised('c-2')).toEqual([]);
  await store.close();
});
