import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Observed } from '../../../src/core/outcome.js';
import type { OpenTarget } from '../../../src/harness/toolchains/resolve.js';
import { knownBugs } from '../../../src/languages/groovy/known-bugs.js';
import { language } from '../../../src/languages/groovy/language.js';
import { judge } from '../../../src/oracle/judge.js';
import { fits, isIn } from '../../../src/oracle/known-bugs.js';
import { openJvmTarget } from './open-jvm-target.js';

// Real compilers run here, perhaps on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

describe.each(['groovy@5.1.3', 'groovy@4.0.0'])('%s', (target) => {
  let opened: OpenTarget;
  let observations: readonly Observed[];

  beforeAll(async () => {
    opened = await openJvmTarget(target);
    const programs = knownBugs.map(({ id, reproducer }) => ({
      id,
      language: language.id,
      origin: { technique: 'known-bugs', seed: id, index: 0 },
      ...reproducer,
    }));
    observations = await opened.toolchain.observe(programs, { configuration: opened.configuration });
  });

  afterAll(() => opened.toolchain.close());

  test.each(knownBugs.map((bug, i) => ({ bug, i, id: bug.id, has: isIn(bug, target) })))(
    '$id: $has',
    ({ bug, i, has }) => {
      const { outcome } = observations[i] as Observed;
      const [judgement] = judge(bug.reproducer, [{ target, reference: false, outcome }], language.intendedDifferences);
      const { verdict } = judgement ?? {};
      expect(verdict?.kind === 'bug' && fits(bug, { ...verdict, outcome })).toBe(has);
    },
  );
});
