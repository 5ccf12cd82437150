import type { LibraryUse } from '../../../model/library/library-use.js';
import { gdkNames } from './gdk-names.js';
import { javaLibraryUse } from '../../shared/java-groovy/library-use.js';

/** How Groovy programs use libraries. */
export const libraryUse: LibraryUse = {
  ...javaLibraryUse,
  // GDK, "Groovy Development Kit"; maps and lists have properties without end (GPath, "Working with collections").
  added: gdkNames,
};
