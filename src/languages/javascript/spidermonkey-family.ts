import type { Engine, Probe } from './engine.js';
import { foundEngineFamily } from './found-engine-family.js';

const eager = ['--ion-offthread-compile=off', '--ion-warmup-threshold=50'];

// The shell tells in which tier the function runs that asks, or in words that there is none.
const probe: Probe = {
  flags: [],
  script: () => `var best = 'interpreter';
function hot() {
  if (inIon() === true) best = 'ion';
  else if (best !== 'ion' && inJit() === true) best = 'baseline';
}
for (var n = 0; n < 20000; n++) hot();
print('tier ' + best);
`,
  read: (output) => /^tier (\w+)$/m.exec(output)?.[1],
};

const spidermonkey: Engine = {
  family: 'spidermonkey',
  tiers: () => [
    {
      ...{ name: 'interpreter', summary: 'without any compiler', role: 'reference' },
      ...{ flags: ['--no-ion', '--no-baseline', '--no-blinterp'], reaches: 'interpreter' },
    },
    {
      ...{ name: 'baseline', summary: 'the baseline compiler', role: 'tier' },
      ...{ flags: ['--no-ion', '--baseline-eager'], reaches: 'baseline' },
    },
    {
      ...{
        name: 'ion',
        summary: 'the optimizing compiler, with low thresholds and without a background thread',
        role: 'tier',
      },
      ...{ flags: eager, reaches: 'ion' },
    },
    { name: 'default', summary: 'default flags, all tiers', role: 'tier', flags: [] },
  ],
  probe,
  arguments: ({ flags }, script) => [...flags, script],
  typed: (version) => `js${version.split('.')[0]}`,
  crash: 'crash();\n',
};

/** SpiderMonkey, as a shell on this machine. */
export const spidermonkeyFamily = foundEngineFamily({
  engine: spidermonkey,
  names: /^(js(\d+)?|spidermonkey)$/,
  folders: [],
  version: { arguments: ['--version'], pattern: /JavaScript-C(\d[\d.]*)/ },
  programs: ['js', 'spidermonkey'],
  advice: 'apt install libmozjs-102-dev',
});
