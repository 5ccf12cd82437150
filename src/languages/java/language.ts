import type { Language } from '../../model/language.js';
import { jvmLibraries } from '../shared/jvm/api/jvm-libraries.js';
import { decisionsOnly } from '../shared/jvm/decisions-only.js';
import { shippedSeeds } from '../shared/shipped/seeds.js';
import { grammarSyntax } from '../shared/tree-sitter/grammar-syntax.js';
import { analyzerSupport } from './analyzer.js';
import { ecjFamily } from './ecj-family.js';
import { javacFamily } from './javac-family.js';
import { knownBugs } from './known-bugs.js';
import { libraryUse } from './model/library-use.js';
import { modelSupport } from './model/print.js';
import { notation } from './notation.js';
import { platformNames } from './platform-names.js';
import { separateFiles } from './separate-files.js';
import { javaGrammar } from './syntax.js';
import { templateSupport } from './template/support.js';
import { traceSupport } from './trace/trace-support.js';
import { typedReduction } from './typed-reduction.js';

// What a program sees of its classes, stacks, identities, threads and of time.
const observed =
  /\b(hashCode|identityHashCode|IdentityHashMap|getClass|getStackTrace|printStackTrace|StackWalker|StackOverflowError|OutOfMemoryError|getDeclared\w+|getMethods?|Thread|nanoTime|currentTimeMillis|freeMemory|WeakReference|intern)\b/;

/** Java: javac of any installed JDK from 17 on, and the Eclipse compiler. */
export const language: Language = {
  id: 'java',
  title: 'Java',
  extensions: ['.java'],
  families: [javacFamily, ecjFamily],
  defaults: { targets: ['java'], references: ['ecj'] },
  intendedDifferences: [decisionsOnly],
  knownBugs,
  platformNames,
  analyzer: analyzerSupport,
  notation,
  syntax: grammarSyntax(javaGrammar),
  seeds: shippedSeeds('java', '.java'),
  typedReduction,
  model: modelSupport,
  libraries: jvmLibraries,
  libraryUse,
  templates: templateSupport,
  separateFiles,
  trace: traceSupport,
  rules: { load: async () => (await import('./rules.js')).rules, observed },
};
