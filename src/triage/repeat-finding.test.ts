import { expect, test } from 'vitest';
import { courtOf, fakeToolchain, rejectedFor } from '../campaign/campaign-fixture.js';
import { isFollowUp } from '../core/rank.js';
import { accepted, around, fails, prepare, stored, tried } from './triage-fixture.js';

test('what was seen once is repeated before it is reduced, and may be flaky', async () => {
  for (const [shows, flaky] of [
    [() => true, undefined],
    [(run: number) => run % 2 === 0, { shown: 5, runs: 10 }],
    [() => false, { shown: 1, runs: 4 }],
  ] as const) {
    let run = -1;
    let isFound = false;
    const alone = (text: string) => (isFound && !shows(++run) ? accepted : fails(text));
    const scene = await prepare(fakeToolchain('fake@2', { together: fails, alone }));
    const { id } = await scene.find(around('alpha'), { seenOnce: true });
    isFound = true;
    await scene.run();
    const { finding } = await stored(scene, id);
    expect([finding.seenOnce, finding.flaky]).toEqual([undefined, flaky]);
  }
});

test('what shows only sometimes, and others differ from run to run as well, is not reduced and not shown', async () => {
  let runs = 0;
  let isFound = false;
  const every = (divisor: number) => isFound && ++runs % divisor === 0;
  const court = courtOf(
    fakeToolchain('fake@2', { together: fails, alone: (text) => (every(2) ? accepted : fails(text)) }),
    fakeToolchain('fake@1', { together: () => accepted, alone: () => (every(3) ? rejectedFor('E9') : accepted) }),
  );
  const scene = await prepare(undefined, { court });
  const { id } = await scene.find(around('gamma'), { seenOnce: true });
  isFound = true;
  await scene.run();
  const { finding } = await stored(scene, id);
  expect(finding).toMatchObject({ unsteady: true });
  expect([finding.seenOnce, finding.reduction, isFollowUp(finding)]).toEqual([undefined, undefined, true]);
  expect(tried(scene)).toEqual([]);
  // A program with which they are steady takes its place.
  isFound = false;
  const longer = await scene.find(around('gamma', 20));
  expect((await stored(scene, id)).finding).toMatchObject({ program: { id: longer.program.id } });
});
