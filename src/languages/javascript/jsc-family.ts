import type { Engine } from './engine.js';
import { foundEngineFamily } from './found-engine-family.js';
import { jscProbe, jscSmallStack, jscTiers } from './jsc-tiers.js';

const prefix = 'JSC_';

const jsc: Engine = {
  family: 'jsc',
  tiers: () => jscTiers(prefix),
  probe: jscProbe(prefix),
  otherStack: () => jscSmallStack(prefix),
  arguments: (_, script) => [script],
  typed: () => 'jsc',
};

/** JavaScriptCore, as a shell on this machine; it does not tell its version, which is that of the library around it. */
export const jscFamily = foundEngineFamily({
  engine: jsc,
  names: /^(jsc|javascriptcore)$/,
  folders: ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'],
  version: { library: /libjavascriptcoregtk-[\d.]+\.so/, mark: /webkit2?gtk-(\d+(?:\.\d+)+)/ },
  programs: ['jsc'],
  advice: 'apt install libjavascriptcoregtk-4.0-bin',
});
