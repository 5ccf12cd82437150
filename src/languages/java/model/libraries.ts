import type { LibrarySupport } from '../../../model/library/library-support.js';
import { jvmLibraries } from '../../shared/java-groovy/library-support.js';

/** How Java programs use libraries. */
export const libraries: LibrarySupport = {
  ...jvmLibraries,
  // JLS 11.1.1
  unchecked: ['RuntimeException', 'java.lang.Error'],
};
