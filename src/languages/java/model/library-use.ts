import type { LibraryUse } from '../../../model/library/library-use.js';
import { javaLibraryUse } from '../../shared/java-groovy/library-use.js';

/** How Java programs use libraries. */
export const libraryUse: LibraryUse = {
  ...javaLibraryUse,
  // JLS 11.1.1
  unchecked: ['RuntimeException', 'java.lang.Error'],
};
