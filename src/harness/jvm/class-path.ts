import { delimiter } from 'node:path';
import type { Compilable } from '../../core/test-program.js';

/**
 * The jars that a program is compiled with; those of Maven artifacts by their names, as `fetchCommands` puts them beside the
 * program. What is observed names its jars by their paths only (`withJars`).
 */
export function jarsOf({ libraries = [] }: Compilable): readonly string[] {
  return libraries.flatMap((library) => {
    if (library.kind === 'jar') return [library.path];
    return library.kind === 'maven' ? [`${library.artifact}-${library.version}.jar`] : [];
  });
}

/** What a person types to have the jars of Maven artifacts beside the program. */
export function fetchCommands({ libraries = [] }: Compilable): readonly string[] {
  return libraries.flatMap((library) =>
    library.kind === 'maven'
      ? [`mvn dependency:copy -Dartifact=${library.group}:${library.artifact}:${library.version} -DoutputDirectory=.`]
      : [],
  );
}

/** The words of a command line that put jars on the class path; none without jars. */
export function classPathWords(jars: readonly string[], option = '-cp'): readonly string[] {
  return jars.length > 0 ? [option, jars.join(delimiter)] : [];
}
