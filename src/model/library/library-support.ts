import type { ApiDialect, ApiLibrary } from './api-library.js';
import type { ListedLibrary } from './listed-library.js';

/** How a language reads the APIs of libraries. */
export interface LibrarySupport {
  readonly dialect: ApiDialect;
  /** How libraries are named, for messages. */
  readonly forms: readonly string[];
  /** Libraries that can be named by one word. */
  readonly listed: readonly ListedLibrary[];
  /** Whether a reference has one of these forms; what it names need not be there. */
  knows(reference: string): boolean;
  /** Reads the API of one or more libraries. Nothing of them is executed. */
  read(references: readonly string[], tell: (text: string) => void): Promise<ApiLibrary>;
}
