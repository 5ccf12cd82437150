import type { Language } from '../../model/language.js';
import { decisionsOnly } from '../shared/jvm/decisions-only.js';
import { kotlinLibraries } from './api/kotlin-libraries.js';
import { kotlinFamily } from './family.js';
import { sealedInterfaces } from './intended-differences.js';
import { knownBugs } from './known-bugs.js';
import { modelSupport } from './model/print.js';
import { platformNames } from './platform-names.js';

/** Kotlin for the JVM. */
export const language: Language = {
  id: 'kotlin',
  title: 'Kotlin',
  extensions: ['.kt'],
  families: [kotlinFamily],
  defaults: { targets: ['kotlin'], references: [] },
  intendedDifferences: [decisionsOnly, sealedInterfaces],
  platformNames,
  knownBugs,
  model: modelSupport,
  libraries: kotlinLibraries,
};
