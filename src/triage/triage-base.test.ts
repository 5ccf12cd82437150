import { expect, test } from 'vitest';
import { courtOf, fakeToolchain } from '../campaign/campaign-fixture.js';
import { createObserver } from '../campaign/observer.js';
import type { Outcome } from '../core/outcome.js';
import { accepted, around, crashAt, fails, prepare, stored } from './triage-fixture.js';

test.each<[string, Outcome, boolean]>([
  ['shows the bug on the small program too', crashAt('checkAlpha'), false],
  ['cannot be asked about it', { kind: 'toolFailed', message: 'killed' }, false],
  ['does not show it on the small program either', accepted, true],
])('triage of a regression keeps the large program if the base %s', async (_, onSmall, isReduced) => {
  const fake = fakeToolchain('fake@0', { together: (text) => (text.includes('x1') ? accepted : onSmall) });
  const watched = { name: 'fake@0:default', toolchain: fake, configuration: 'default', reference: false };
  const court = courtOf(
    fakeToolchain('fake@2', { together: fails }),
    fakeToolchain('fake@1', { together: () => accepted }),
  );
  const scene = await prepare(undefined, { court: { ...court, base: createObserver([watched]) } });
  const { id, notIn } = await scene.find(around('alpha'));
  expect(notIn).toEqual(['fake@0:default']);
  await scene.run();
  expect((await stored(scene, id)).finding.reduction !== undefined).toBe(isReduced);
});
