import type { AttachedDriver } from '../../core/driver.js';
import type { Random } from '../../core/random.js';
import type { Compilable, SourceFile } from '../../core/test-program.js';
import type { Extraction, ExtractionSource } from './extraction.js';

/** How programs are made of a template. */
export interface TemplateSettings {
  /** Templates in place of those that come with cupel. */
  readonly sources?: readonly SourceFile[];
  /** The names of those that are used; all without it. */
  readonly names?: readonly string[];
  /** Fill all holes without executing the template. */
  readonly static?: boolean;
  /** In what order the fillings of a template are tried. */
  readonly exploration?: 'random' | 'systematic';
  /** Look for conditions that are always false or always true, with a solver. */
  readonly prune?: boolean;
  /** Switched off for measurements only. */
  readonly without?: readonly ('earlyStop' | 'hotFilling')[];
}

/** A language's side of templates with holes. */
export interface TemplateSupport {
  /** Optimizations that cannot be switched off, because templates are executed in another way. */
  readonly always?: TemplateSettings['without'];
  /** The templates that come with cupel. */
  shipped(): Promise<readonly SourceFile[]>;
  /** Makes templates ready; a mistake in one is told as a user's mistake. */
  open(sources: readonly SourceFile[], settings: TemplateSettings): Promise<OpenTemplates>;
  /**
   * A program with the driver of a template, with less around the calls of its entry, in several ways, the shortest first:
   * the files of programs that have no driver apart.
   */
  readonly simpler?: (program: Compilable) => readonly (readonly SourceFile[])[];
  /**
   * Shorter drivers in place of that of a template, which all compilers of the language can run alike, the shortest first.
   * They stay apart from the body, so that programs with them are compared between builds.
   */
  readonly portable?: (program: Compilable) => readonly AttachedDriver[];
  /** The endings of files that templates are written in or made of, where the language has fewer. */
  readonly endings?: readonly string[];
  /** Makes templates of existing code. */
  readonly extract?: (source: ExtractionSource) => Promise<Extraction>;
  /** Set if extracting executes the code that templates are made of. */
  readonly extractionExecutes?: true;
}

/** Templates that are ready to be filled. */
export interface OpenTemplates {
  readonly templates: readonly OpenTemplate[];
  close(): Promise<void>;
}

/** One template, ready to be filled. */
export interface OpenTemplate {
  readonly name: string;
  /** What it is for, in one sentence. */
  readonly aim?: string;
  readonly holes: number;
  /** Fills the holes: a program that runs by itself and prints a checksum. The ordinal matters to systematic exploration only. */
  fill(random: Random, ordinal: number): Promise<FilledTemplate>;
}

/** A program made of a template. */
export interface FilledTemplate {
  readonly files: readonly SourceFile[];
  readonly driver: AttachedDriver;
  /** How many holes were reached when the template was executed. */
  readonly reached: number;
}
