import type { Language } from '../../model/language.js';
import { shippedSeeds } from '../shared/shipped/seeds.js';
import { typescriptLibraries } from './api/typescript-libraries.js';
import { typescriptFamily } from './family.js';
import { intendedDifferences } from './intended-differences.js';
import { knownBugs } from './known-bugs.js';
import { libraryUse } from './model/library-use.js';
import { modelSupport } from './model/print.js';
import { notation } from './notation.js';
import { platformNames } from './platform-names.js';
import { readSeed } from './read-seed.js';
import { separateFiles } from './separate-files.js';
import { substitutes } from './substitutes.js';
import { typedReduction } from './typed-reduction.js';

const bundled = 'typescript@6.0.3';
import { traceSupport } from './trace/trace-support.js';

/** TypeScript: the implementation in JavaScript against the native one. */
export const language: Language = {
  id: 'typescript',
  title: 'TypeScript',
  extensions: ['.ts'],
  families: [typescriptFamily],
  defaults: { targets: ['typescript@7.0.2'], references: [bundled] },
  intendedDifferences,
  knownBugs,
  platformNames,
  // The compiler in JavaScript is loaded by what needs it.
  syntax: async () => (await import('../shared/typescript-javascript/typescript-syntax.js')).typescriptSyntax,
  analyzer: {
    compiler: bundled,
    open: async () => (await import('./analyzer/open-analyzer.js')).openAnalyzer(),
  },
  notation,
  substitutes,
  rules: {
    load: async () => (await import('./rules.js')).rules,
    observed:
      /\.stack\b|\bcaptureStackTrace\b|\bcallee\b|\bDate\b|\bperformance\b|\bMath\.random\b|\bWeakRef\b|\bIntl\b/,
  },
  typedReduction,
  model: modelSupport,
  libraries: typescriptLibraries,
  libraryUse,
  separateFiles,
  readSeed,
  seeds: shippedSeeds('typescript', '.ts'),
  trace: traceSupport,
};
