import type { Engine } from './engine.js';
import { foundEngineFamily } from './found-engine-family.js';

const eager = ['--ion-offthread-compile=off', '--ion-warmup-threshold=50'];

const spidermonkey: Engine = {
  family: 'spidermonkey',
  tiers: () => [
    {
      ...{ name: 'interpreter', summary: 'without any compiler', role: 'reference' },
      flags: ['--no-ion', '--no-baseline', '--no-blinterp'],
    },
    { name: 'baseline', summary: 'the baseline compiler', role: 'tier', flags: ['--no-ion', '--baseline-eager'] },
    { name: 'ion', summary: 'the optimizing compiler, early and at once', role: 'tier', flags: eager },
    { name: 'default', summary: 'as it is, with all tiers', role: 'tier', flags: [] },
  ],
  arguments: ({ flags }, script) => [...flags, script],
  typed: (version) => `js${version.split('.')[0]}`,
  crash: 'crash();\n',
};

/** SpiderMonkey, as a shell on this machine. */
export const spidermonkeyFamily = foundEngineFamily({
  engine: spidermonkey,
  names: /^js(\d+)?$/,
  folders: [],
  version: { arguments: ['--version'], pattern: /JavaScript-C(\d[\d.]*)/ },
  advice: 'apt install libmozjs-102-dev',
});
