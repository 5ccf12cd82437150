import { expect, test } from 'vitest';
import { languages } from '../../../src/registry.js';
import { mutedFor } from '../../muted-for.js';
import { outcomesOf } from '../../outcomes.js';
import { sampleFaults } from '../../sample-faults.js';
import { openJvmTarget } from './open-jvm-target.js';

test.each([
  ['java@17', 'java'],
  ['groovy@5.1.3', 'groovy'],
  ['kotlin@2.4.20', 'kotlin'],
  ['scala@3.9.0', 'scala'],
])(
  '%s rejects a program with each fault',
  async (target, id) => {
    const language = await languages[id]?.();
    if (!language) throw new Error(`there is no language ${id}`);
    const programs = sampleFaults(mutedFor(language, target));
    const { toolchain } = await openJvmTarget(target);
    try {
      const outcomes = await outcomesOf(toolchain.observe(programs, { configuration: 'default' }));
      expect(outcomes).toHaveLength(programs.length);
      const others = programs.filter((_, i) => outcomes[i]?.kind !== 'rejected').map((each) => each.id);
      expect(others).toEqual([]);
    } finally {
      await toolchain.close();
    }
  },
  600_000,
);
