import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Language } from '../model/language.js';
import type { Technique } from '../model/technique.js';
import { programSource } from './program-source.js';

const technique: Technique = {
  id: 'dice',
  summary: '',
  needs: [],
  compares: 'compilers',
  settings: z.object({}),
  open: () => ({
    make: (random) => ({
      files: [{ path: 'main.fake', text: Array.from({ length: random.int(1, 9) }, () => random.int(1, 6)).join(' ') }],
      expectation: { kind: 'agree' },
      trace: [],
    }),
  }),
};
const language = { id: 'fake' } as Language;
const row = (seed: string, id = 'dice', name = 'fake') =>
  programSource({ ...technique, id }, { language: { ...language, id: name }, settings: {}, sources: {} }, seed);

test('the program at an index depends on nothing that was made before', async () => {
  const forwards = row('7');
  const backwards = row('7');
  const indices = Array.from({ length: 30 }, (_, i) => i);
  const made = await Promise.all(indices.map((index) => forwards.at(index)));
  const again = await Promise.all([...indices].reverse().map((index) => backwards.at(index)));
  expect(again.reverse()).toEqual(made);
  expect(await forwards.at(5)).toEqual(made[5]);
  expect(made[5]?.origin).toEqual({ technique: 'dice', seed: '7', index: 5 });
});

test('another seed, technique or language gives another row', async () => {
  const texts = await Promise.all(
    [row('7'), row('8'), row('7', 'cards'), row('7', 'dice', 'other')].map(async (source) => {
      const programs = await Promise.all(Array.from({ length: 10 }, (_, i) => source.at(i)));
      return programs.map(({ files }) => files[0]?.text).join('\n');
    }),
  );
  expect(new Set(texts).size).toBe(4);
});
