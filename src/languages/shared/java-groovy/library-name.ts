import type { LibraryClass } from '../../../model/program/library-class.js';
import type { ProgramIndex } from '../../../model/program/program-index.js';
import { isBuiltInName } from './library.js';

/** What has a name in a program. */
interface Names {
  readonly index: ProgramIndex;
  /** Full names of the library classes that were mentioned so far. */
  readonly imports: Set<string>;
  /** The class that holds the functions of the program. */
  readonly programClass: string;
}

/** The name of a class of a library as it is written: with an import, or in full where another class has the name. */
export function libraryName(names: Names, { name, package: from }: LibraryClass): string {
  const path = name.startsWith(`${from}.`) ? name.slice(from.length + 1) : name;
  const [top = path] = path.split('.');
  // What the language calls by a name of its own is always called by that name.
  const isShort = path === name || !isTaken(names, top, from);
  if (isShort && from !== 'java.lang') names.imports.add(`${from}.${top}`);
  return isShort ? path : name;
}

function isTaken({ index, imports, programClass }: Names, name: string, from: string): boolean {
  if (name === programClass || index.classes.has(name)) return true;
  if (from === 'java.lang') return false;
  if (isBuiltInName(name) || index.library.has(`java.lang.${name}`)) return true;
  return [...imports].some((other) => other !== `${from}.${name}` && other.endsWith(`.${name}`));
}
