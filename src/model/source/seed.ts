import type { Library } from '../../core/library.js';
import type { SourceFile } from '../../core/test-program.js';

/** A text that programs are made of, with what it is compiled with. */
export interface SeedFile extends SourceFile {
  readonly libraries?: readonly Library[];
}

/** A text as it can be a seed, or why it cannot. */
export type SeedText =
  | { readonly kind: 'seed'; readonly text: string }
  | { readonly kind: 'leftOut'; readonly reason: string };
