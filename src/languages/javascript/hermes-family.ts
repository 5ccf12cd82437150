import type { Engine } from './engine.js';
import { npmEngineFamily } from './npm-engine-family.js';

const hermes: Engine = {
  family: 'hermes',
  tiers: () => [
    { name: 'unoptimized', summary: 'bytecode as it is, by -O0', role: 'reference', flags: ['-O0'] },
    { name: 'optimized', summary: 'bytecode that was optimized, by -O', role: 'tier', flags: ['-O'] },
    { name: 'default', summary: 'as it is', role: 'tier', flags: [] },
  ],
  arguments: ({ flags }, script) => [...flags, script],
  typed: () => 'hermes',
};

/** Hermes, which optimizes its bytecode and has no machine code. */
export const hermesFamily = npmEngineFamily({
  engine: hermes,
  packageName: 'hermes-engine-cli',
  binary: process.platform === 'darwin' ? 'osx-bin/hermes' : 'linux64-bin/hermes',
  oldest: '0.1.0',
});
