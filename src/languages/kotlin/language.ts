import type { Language } from '../../model/language.js';
import { markedSyntax } from '../../model/source/marked-syntax.js';
import { decisionsOnly } from '../shared/jvm/decisions-only.js';
import { shippedSeeds } from '../shared/shipped/seeds.js';
import { grammarSyntax } from '../shared/tree-sitter/grammar-syntax.js';
import { analyzerSupport } from './analyzer.js';
import { kotlinLibraries } from './api/kotlin-libraries.js';
import { canonicalEnding } from './canonical-ending.js';
import { kotlinFamily } from './family.js';
import { sealedInterfaces } from './intended-differences.js';
import { knownBugs } from './known-bugs.js';
import { libraryUse } from './model/library-use.js';
import { modelSupport } from './model/print.js';
import { notation } from './notation.js';
import { platformNames } from './platform-names.js';
import { readSeed } from './read-seed.js';
import { fileMark, separateFiles } from './separate-files.js';
import { kotlinGrammar } from './syntax.js';
import { traceSupport } from './trace/trace-support.js';
import { typedReduction } from './typed-reduction.js';

// What a program sees of its classes, stacks, identities, threads and of time.
const observed =
  /\b(hashCode|identityHashCode|IdentityHashMap|javaClass|simpleName|qualifiedName|getClass|stackTrace\w*|printStackTrace|getStackTrace|StackOverflowError|OutOfMemoryError|declared\w+|getDeclared\w+|Thread|thread|nanoTime|currentTimeMillis|measure\w*Time\w*|freeMemory|WeakReference|intern)\b/;

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
  analyzer: analyzerSupport,
  syntax: markedSyntax(grammarSyntax(kotlinGrammar), fileMark),
  separateFiles,
  readSeed,
  notation,
  seeds: shippedSeeds('kotlin', '.kt'),
  typedReduction,
  model: modelSupport,
  libraries: kotlinLibraries,
  libraryUse,
  rules: { load: async () => (await import('./rules.js')).rules, observed },
  trace: traceSupport,
  commonOutput: (stdout) => canonicalEnding({ exitCode: 0, stdout, exception: '' }).stdout,
};
