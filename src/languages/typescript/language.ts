import type { Language } from '../../model/language.js';
import { ts } from '../shared/typescript-javascript/typescript.js';
import { typescriptSyntax } from '../shared/typescript-javascript/typescript-syntax.js';
import { typescriptLibraries } from './api/typescript-libraries.js';
import { openAnalyzer } from './analyzer/open-analyzer.js';
import { typescriptFamily } from './family.js';
import { intendedDifferences } from './intended-differences.js';
import { knownBugs } from './known-bugs.js';
import { modelSupport } from './model/print.js';
import { platformNames } from './platform-names.js';
import { readSeeds } from './seeds.js';
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
  syntax: typescriptSyntax,
  analyzer: { compiler: `typescript@${ts.version}`, open: openAnalyzer },
  substitutes,
  model: modelSupport,
  libraries: typescriptLibraries,
  separateFiles,
  seeds: readSeeds,
};
