import type { Engine } from './engine.js';
import { npmEngineFamily, typedWithNpx } from './npm-engine-family.js';
import { v8OtherStack, v8Probe, v8Tiers } from './v8-tiers.js';

const deno: Engine = {
  family: 'deno',
  // Deno 2 holds a V8 that is newer than that of Node 22.
  tiers: () => v8Tiers('22.0.0'),
  probe: v8Probe,
  otherStack: () => v8OtherStack('22.0.0'),
  arguments: ({ flags }, script) => [
    'run',
    '--quiet',
    ...(flags.length > 0 ? [`--v8-flags=${flags.join()}`] : []),
    script,
  ],
  typed: (version) => typedWithNpx('deno', version),
  crash: 'process.abort();\n',
};

const system = process.platform === 'linux' ? `linux-${process.arch}-glibc` : `${process.platform}-${process.arch}`;

/** V8 in Deno. */
export const denoFamily = npmEngineFamily({
  engine: deno,
  packageName: `@deno/${system}`,
  binary: 'deno',
  oldest: '2.0.0',
  build: { programs: ['deno'], version: { arguments: ['--version'], pattern: /^deno (\d[^\s+]*)/m } },
});
