import { expect, test } from 'vitest';
import { programSource } from '../../../src/campaign/program-source.js';
import { languages } from '../../../src/registry.js';
import { technique } from '../../../src/techniques/generate/technique.js';
import { openJvmTarget } from './open-jvm-target.js';

test.each([
  ['java@17', 'java'],
  ['ecj@3.46.100', 'java'],
  ['groovy@5.1.3', 'groovy'],
  ['kotlin@2.4.20', 'kotlin'],
  ['scala@3.9.0', 'scala'],
])(
  '%s accepts generated programs',
  async (target, id) => {
    const language = await languages[id]?.();
    if (!language) throw new Error(`there is no language ${id}`);
    const source = programSource(technique, { language, seeds: [] }, 'accepted');
    const programs = Array.from({ length: 25 }, (_, i) => source.at(i));
    const { toolchain } = await openJvmTarget(target);
    try {
      const outcomes = await toolchain.observe(programs, { configuration: 'default' });
      expect(outcomes.flatMap((outcome, i) => (outcome.kind === 'accepted' ? [] : [{ i, outcome }]))).toEqual([]);
    } finally {
      await toolchain.close();
    }
  },
  600_000,
);
