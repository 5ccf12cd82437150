import { delimiter } from 'node:path';
import type { Compilable } from '../../core/test-program.js';

/** The jars that a program is compiled with. */
export function jarsOf({ libraries = [] }: Compilable): readonly string[] {
  return libraries.flatMap((library) => (library.kind === 'jar' ? [library.path] : []));
}

/** The words of a command line that put jars on the class path; none without jars. */
export function classPathWords(jars: readonly string[], option = '-cp'): readonly string[] {
  return jars.length > 0 ? [option, jars.join(delimiter)] : [];
}
