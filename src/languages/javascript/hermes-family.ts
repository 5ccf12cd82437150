import type { Engine, Probe } from './engine.js';
import { npmEngineFamily } from './npm-engine-family.js';

// It has no tiers that a function could reach; whether it optimizes is seen in the bytecode that it makes.
const probe: Probe = {
  flags: ['-dump-bytecode'],
  script: () => 'function folded(x) { var a = 6; return a * 7 + x; }\n',
  read(output) {
    const bytecode = /^Function<folded>\([\s\S]*?\n\n/m.exec(output)?.[0];
    if (bytecode === undefined) return undefined;
    return /\b42$/m.test(bytecode) ? 'optimized' : 'unoptimized';
  },
};

const hermes: Engine = {
  family: 'hermes',
  tiers: () => [
    {
      ...{ name: 'unoptimized', summary: 'unoptimized bytecode (-O0)', role: 'reference' },
      ...{ flags: ['-O0'], reaches: 'unoptimized' },
    },
    {
      ...{ name: 'optimized', summary: 'optimized bytecode (-O)', role: 'tier' },
      ...{ flags: ['-O'], reaches: 'optimized' },
    },
    { name: 'default', summary: 'default flags', role: 'tier', flags: [] },
  ],
  probe,
  arguments: ({ flags }, script) => [...flags, script],
  // It never optimizes what is made by `new Function`, as programs of a batch are.
  alone: true,
  typed: () => 'hermes',
};

/** Hermes, which optimizes its bytecode and has no machine code. */
export const hermesFamily = npmEngineFamily({
  engine: hermes,
  packageName: 'hermes-engine-cli',
  binary: process.platform === 'darwin' ? 'osx-bin/hermes' : 'linux64-bin/hermes',
  oldest: '0.1.0',
  build: {
    programs: ['hermes'],
    version: { arguments: ['--version'], pattern: /Hermes release version: (\d\S*)/ },
  },
});
