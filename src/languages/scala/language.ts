import type { Language } from '../../model/language.js';
import { jvmLibraries } from '../shared/jvm/api/jvm-libraries.js';
import { decisionsOnly } from '../shared/jvm/decisions-only.js';
import { shippedSeeds } from '../shared/shipped/seeds.js';
import { grammarSyntax } from '../shared/tree-sitter/grammar-syntax.js';
import { analyzerSupport } from './analyzer.js';
import { scalaFamily } from './family.js';
import { knownBugs } from './known-bugs.js';
import { scalaListed } from './listed-libraries.js';
import { libraryUse } from './model/library-use.js';
import { modelSupport } from './model/print.js';
import { notation } from './notation.js';
import { platformNames } from './platform-names.js';
import { scalaGrammar } from './syntax.js';
import { typedReduction } from './typed-reduction.js';

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
  syntax: grammarSyntax(scalaGrammar),
  seeds: shippedSeeds('scala', '.scala'),
  analyzer: analyzerSupport,
  typedReduction,
  notation,
  model: modelSupport,
  libraries: { ...jvmLibraries, listed: scalaListed },
  libraryUse,
};
