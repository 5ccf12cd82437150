import { expect, test } from 'vitest';
import { type Configuration, defaults } from './configuration.js';
import { defaultHunts } from './default-hunts.js';

const hunts = (change: Partial<Configuration>) => defaultHunts({ ...defaults, ...change });

test('who chooses nothing hunts in TypeScript and in the engine that runs cupel, each for half of the time', () => {
  expect(hunts({})).toMatchObject([
    { technique: 'tokens', for: '30s' },
    { technique: 'template', for: '30s', target: [`node@${process.versions.node}`] },
  ]);
  expect(hunts({ for: '10m', seed: '7' })).toMatchObject([
    { for: '300s', seed: '7' },
    { for: '300s', seed: '7' },
  ]);
});

test('who names a template hunts with it in the engine that runs cupel', () => {
  expect(hunts({ template: ['figure-1'], for: '10m' })).toMatchObject([{ technique: 'template', for: '10m' }]);
  expect(hunts({ static: true })).toHaveLength(1);
});

test.each<Partial<Configuration>>([
  { target: ['node'] },
  { technique: 'tokens' },
  { seeds: 'programs' },
  { programs: 100 },
  { onlyNew: true, base: 'typescript@6.0.3' },
])('who chooses %j hunts for that', (chosen) => {
  expect(hunts(chosen)).toBeUndefined();
});
