import type { Language } from '../../model/language.js';
import { bunFamily } from './bun-family.js';
import { denoFamily } from './deno-family.js';
import { hermesFamily } from './hermes-family.js';
import { intendedDifferences } from './intended-differences.js';
import { jscFamily } from './jsc-family.js';
import { nodeFamily, runningNode } from './node-family.js';
import { platformNames } from './platform-names.js';
import { spidermonkeyFamily } from './spidermonkey-family.js';
import { templateSupport } from './template/support.js';

/** JavaScript: the tiers of engines, which must all compute the same. */
export const language: Language = {
  id: 'javascript',
  title: 'JavaScript',
  extensions: ['.js'],
  families: [nodeFamily, bunFamily, denoFamily, hermesFamily, jscFamily, spidermonkeyFamily],
  defaults: { targets: [`node@${runningNode}`], references: [] },
  intendedDifferences,
  platformNames,
  syntax: async () => (await import('../shared/typescript-javascript/typescript-syntax.js')).typescriptSyntax,
  templates: templateSupport,
};
