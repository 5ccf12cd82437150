import type { IntendedDifference } from '../core/intended-difference.js';
import type { SourceFile } from '../core/test-program.js';
import type { ToolchainFamily } from '../core/toolchain.js';
import type { LibrarySupport } from './library/library-support.js';
import type { LibraryUse } from './library/library-use.js';
import type { ModelBug } from './program/mute.js';
import type { Profile } from './program/profile.js';
import type { Program } from './program/program.js';
import type { RuleSupport } from './rules/rule-support.js';
import type { AnalyzerSupport } from './source/analyzer.js';
import type { SeedText } from './source/seed.js';
import type { Notation } from './source/notation.js';
import type { Substitute } from './source/substitute.js';
import type { Syntax } from './source/syntax.js';
import type { TypedReduction } from './source/typed-reduction.js';
import type { TemplateSupport } from './template/support.js';
import type { TraceSupport } from './trace/trace-support.js';

/** Everything that is true of one language only. What is optional is a capability that a technique may need. */
export interface Language {
  readonly id: string;
  readonly title: string;
  /** File name endings of source files, with the dot. */
  readonly extensions: readonly string[];
  readonly families: readonly ToolchainFamily[];
  /** What `cupel hunt` uses when it is told nothing. */
  readonly defaults: { readonly targets: readonly string[]; readonly references: readonly string[] };
  readonly intendedDifferences: readonly IntendedDifference[];
  /**
   * All names of the platform that the bodies of generated programs may use. None of them reaches files, processes, the
   * network, reflection, threads, the clock or the end of the process; a contract test holds programs to it.
   */
  readonly platformNames?: readonly string[];
  /** Bugs of its compilers that are known. */
  readonly knownBugs?: readonly ModelBug[];
  /** How its texts are taken apart; what parses them is loaded when it is first asked for. */
  readonly syntax?: () => Promise<Syntax>;
  /** What tells the types of source text. */
  readonly analyzer?: AnalyzerSupport;
  /** What its platforms share of what a program prints, where it has several. */
  readonly commonOutput?: (stdout: string) => string;
  /** How its programs record what they do when they run. */
  readonly trace?: TraceSupport;
  /** Its axioms: what every compiler must do with a program after a certain change. */
  readonly rules?: RuleSupport;
  /** How values and programs are joined as text. */
  readonly notation?: Notation;
  /** What may stand in place of parts of a text, in the order in which they are tried: a declaration for a body, any value for another. */
  readonly substitutes?: (text: string) => readonly Substitute[];
  /** What reductions by types need to know of it. */
  readonly typedReduction?: TypedReduction;
  /** What programs of the model may hold in this language, and how they are written in it. */
  readonly model?: ModelSupport;
  /** Programs with holes that are filled while they run. */
  readonly templates?: TemplateSupport;
  /** How the APIs of its libraries are read. */
  readonly libraries?: LibrarySupport;
  /** How programs of the model use libraries. */
  readonly libraryUse?: LibraryUse;
  /** The files of a program that is written as one text, where the language has a custom for that. */
  readonly separateFiles?: (whole: SourceFile) => readonly SourceFile[];
  /** A file of a user as a seed: what the test suite of a compiler marks in it is understood, or it is left out. */
  readonly readSeed?: (text: string) => SeedText;
  /** The small corpus that is shipped with cupel. */
  readonly seeds?: () => Promise<readonly SourceFile[]>;
}

/** A language's side of the program model. */
export interface ModelSupport {
  readonly profile: Profile;
  print(program: Program): readonly SourceFile[];
}

/** The parts of a language that a technique may need. */
export type Capability =
  | 'syntax'
  | 'analyzer'
  | 'rules'
  | 'notation'
  | 'seeds'
  | 'model'
  | 'templates'
  | 'libraries'
  | 'libraryUse'
  | 'trace';
