import { decisionsOnly } from '../../harness/jvm/intended-differences.js';
import type { Language } from '../../model/language.js';
import { groovyFamily } from './family.js';
import { modelSupport } from './model/print.js';

/** Groovy with static type checking. */
export const language: Language = {
  id: 'groovy',
  title: 'Groovy',
  extensions: ['.groovy'],
  families: [groovyFamily],
  defaults: { targets: ['groovy'], references: [] },
  intendedDifferences: [decisionsOnly],
  model: modelSupport,
};
