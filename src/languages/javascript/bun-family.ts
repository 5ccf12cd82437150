import type { Engine } from './engine.js';
import { jscProbe, jscSmallStack, jscTiers } from './jsc-tiers.js';
import { npmEngineFamily, typedWithNpx } from './npm-engine-family.js';

const prefix = 'BUN_JSC_';

const bun: Engine = {
  family: 'bun',
  tiers: () => jscTiers(prefix),
  probe: jscProbe(prefix),
  otherStack: () => jscSmallStack(prefix),
  arguments: (_, script) => ['run', script],
  typed: (version) => typedWithNpx('bun', version),
  crash: 'process.abort();\n',
};

const architecture = process.arch === 'arm64' ? 'aarch64' : process.arch;

/** JavaScriptCore in Bun. */
export const bunFamily = npmEngineFamily({
  engine: bun,
  packageName: `@oven/bun-${process.platform}-${architecture}`,
  binary: 'bin/bun',
  oldest: '1.0.0',
  build: { programs: ['bun', 'bun-profile'], version: { arguments: ['--version'], pattern: /^(\d\S*)$/m } },
});
