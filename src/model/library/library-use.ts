import type { ApiDialect } from './api-library.js';
import type { ApiType } from './api-type.js';

/** How programs of a language use libraries. */
export interface LibraryUse {
  /** In whose terms an API may be written. */
  readonly dialects: readonly ApiDialect[];
  /** What is used where nobody names a library. */
  readonly standard: readonly string[];
  /** The classes that the language has names of its own for, with these; nothing stands for the type of all values. */
  readonly names: ReadonlyMap<string, string | undefined>;
  /** What the methods take that every object has, by their names. */
  readonly universal: ReadonlyMap<string, readonly (readonly ApiType[])[]>;
  /** The names of methods that objects have beside those of their classes; their fields are not known then. */
  readonly added?: ReadonlySet<string>;
  /** The exceptions that need not be declared, with all below them; absent where none must be. */
  readonly unchecked?: readonly string[];
}
