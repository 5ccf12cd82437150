import { expect, test } from 'vitest';
import { programSource } from '../../src/campaign/program-source.js';
import { language } from '../../src/languages/typescript/language.js';
import { technique } from '../../src/techniques/generate/technique.js';
import { open } from './typescript-open.js';

test.each(['6.0.3', '7.0.2'])(
  'typescript@%s accepts generated programs',
  async (version) => {
    const source = programSource(technique, { language, seeds: [] }, 'accepted');
    const programs = Array.from({ length: 60 }, (_, i) => source.at(i));
    const toolchain = await open(version);
    const outcomes = await toolchain.observe(programs, { configuration: 'default' });
    expect(outcomes.flatMap((outcome, i) => (outcome.kind === 'accepted' ? [] : [{ i, outcome }]))).toEqual([]);
  },
  300_000,
);
