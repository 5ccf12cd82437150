import type { Language } from '../../model/language.js';
import { decisionsOnly } from '../shared/jvm/decisions-only.js';
import { analyzerSupport } from './analyzer.js';
import { scalaFamily } from './family.js';
import { knownBugs } from './known-bugs.js';
import { modelSupport } from './model/print.js';
import { platformNames } from './platform-names.js';

/** Scala 3. */
export const language: Language = {
  id: 'scala',
  title: 'Scala',
  extensions: ['.scala'],
  families: [scalaFamily],
  defaults: { targets: ['scala'], references: [] },
  intendedDifferences: [decisionsOnly],
  platformNames,
  knownBugs,
  analyzer: analyzerSupport,
  model: modelSupport,
};
