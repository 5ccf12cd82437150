import type { Language } from '../../model/language.js';
import { typescriptFamily } from './family.js';
import { intendedDifferences } from './intended-differences.js';
import { knownBugs } from './known-bugs.js';
import { modelSupport } from './model/print.js';
import { platformNames } from './platform-names.js';
import { shippedSeeds } from '../shared/shipped/seeds.js';
import { separateFiles } from './separate-files.js';
import { substitutes } from './substitutes.js';

/** TypeScript: the implementation in JavaScript against the native one. */
export const language: Language = {
  id: 'typescript',
  title: 'TypeScript',
  extensions: ['.ts'],
  families: [typescriptFamily],
  defaults: { targets: ['typescript@7.0.2'], references: ['typescript@6.0.3'] },
  intendedDifferences,
  knownBugs,
  platformNames,
  syntax: async () => (await import('../shared/typescript-javascript/typescript-syntax.js')).typescriptSyntax,
  substitutes,
  model: modelSupport,
  separateFiles,
  seeds: shippedSeeds('typescript', '.ts'),
};
