import { expect, test } from 'vitest';
import { language } from '../../src/languages/typescript/language.js';
import { mutedFor } from '../muted-for.js';
import { outcomesOf } from '../outcomes.js';
import { sampleFaults } from '../sample-faults.js';
import { open } from './open-typescript.js';

test.each(['6.0.3', '7.0.2'])(
  'typescript@%s rejects a program with each fault',
  async (version) => {
    const programs = sampleFaults(mutedFor(language, `typescript@${version}`));
    const toolchain = await open(version);
    const outcomes = await outcomesOf(toolchain.observe(programs, { configuration: 'default' }));
    expect(outcomes).toHaveLength(programs.length);
    const others = programs.filter((_, i) => outcomes[i]?.kind !== 'rejected').map((each) => each.id);
    expect(others).toEqual([]);
  },
  300_000,
);
