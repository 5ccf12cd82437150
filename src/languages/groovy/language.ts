import type { Language } from '../../model/language.js';
import { decisionsOnly } from '../shared/jvm/decisions-only.js';
import { shippedSeeds } from '../shared/shipped/seeds.js';
import { analyzerSupport } from './analyzer.js';
import { groovyFamily } from './family.js';
import { groovyLibraries } from './groovy-libraries.js';
import { knownBugs } from './known-bugs.js';
import { libraryUse } from './model/library-use.js';
import { modelSupport } from './model/print.js';
import { notation } from './notation.js';
import { platformNames } from './platform-names.js';
import { groovySyntax } from './syntax/groovy-syntax.js';
import { typedReduction } from './typed-reduction.js';

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
  syntax: async () => groovySyntax,
  seeds: shippedSeeds('groovy', '.groovy'),
  analyzer: analyzerSupport,
  typedReduction,
  notation,
  model: modelSupport,
  libraries: groovyLibraries,
  libraryUse,
};
