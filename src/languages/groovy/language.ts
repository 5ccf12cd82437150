import type { Language } from '../../model/language.js';
import { decisionsOnly } from '../shared/jvm/decisions-only.js';
import { analyzerSupport } from './analyzer.js';
import { groovyFamily } from './family.js';
import { knownBugs } from './known-bugs.js';
import { modelSupport } from './model/print.js';
import { platformNames } from './platform-names.js';

/** Groovy with static type checking. */
export const language: Language = {
  id: 'groovy',
  title: 'Groovy',
  extensions: ['.groovy'],
  families: [groovyFamily],
  defaults: { targets: ['groovy'], references: [] },
  intendedDifferences: [decisionsOnly],
  platformNames,
  knownBugs,
  analyzer: analyzerSupport,
  model: modelSupport,
};
