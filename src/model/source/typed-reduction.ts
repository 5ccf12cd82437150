import type { SourceFile } from '../../core/test-program.js';

/** What reductions by types need to know of a language. */
export interface TypedReduction {
  /** A short value that can stand where one of a type is read, by the text of the type; nothing if there is none. */
  readonly valueOf: (type: string) => string | undefined;
  /** The type that all others are below, or that stands for any. */
  readonly top: string;
  /** The files of a program as one file. */
  readonly join: (files: readonly SourceFile[]) => SourceFile;
}
