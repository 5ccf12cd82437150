import type { Diagnostic } from '../../core/outcome.js';
import type { SourceFile } from '../../core/test-program.js';
import type { TypedView } from './typed-view.js';

/** What came of analysing a program. */
export type Analysis =
  | { readonly kind: 'typed'; readonly view: TypedView }
  | { readonly kind: 'rejected'; readonly diagnostics: readonly Diagnostic[] }
  /** The analyser crashed, or did not end within its limits. */
  | { readonly kind: 'failed'; readonly message: string };

/** A compiler that tells the types of programs; it is warm after the first one. Nothing of a program is executed. */
export interface Analyzer {
  /** All files together are one program. What has not changed since the last program may be used again. */
  analyze(files: readonly SourceFile[]): Promise<Analysis>;
  close(): Promise<void>;
}

/** A language's side of the typed view. */
export interface AnalyzerSupport {
  /** The compiler that analyses, whichever compilers are tested: a target that must be installed, unless it is bundled. */
  readonly compiler: string;
  /** Whether programs can be analysed with jars on their class path. */
  readonly takesJars?: true;
  open(classPath?: readonly string[]): Promise<Analyzer>;
}
