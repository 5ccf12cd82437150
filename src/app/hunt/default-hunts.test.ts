import { expect, test } from 'vitest';
import { type Configuration, defaults } from '../settings.js';
import { defaultHunts } from './default-hunts.js';

const hunts = (change: Partial<Configuration>) => defaultHunts({ ...defaults, ...change });

test('without a choice, TypeScript and the engine that runs cupel are hunted, each for half of the time', () => {
  expect(hunts({})).toMatchObject([
    { technique: 'tokens', for: '30s' },
    { technique: 'template', for: '30s' },
  ]);
  expect(hunts({ for: '10m', seed: '7' })).toMatchObject([
    { for: '300s', seed: '7' },
    { for: '300s', seed: '7' },
  ]);
});

test.each<Partial<Configuration>>([
  { target: ['node'] },
  { technique: 'tokens' },
  { seeds: 'programs' },
  { template: ['figure-1'] },
  { static: true },
  { programs: 100 },
  { onlyNew: true, base: 'typescript@6.0.3' },
])('%j is a choice', (chosen) => {
  expect(hunts(chosen)).toBeUndefined();
});
