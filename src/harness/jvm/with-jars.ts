import { type Library, libraryName, type MavenLibrary } from '../../core/library.js';
import type { Compilable } from '../../core/test-program.js';
import { libraryJars } from '../toolchains/library.js';

/** Gives programs the jars of the Maven artifacts that they need, fetching each artifact once. */
export function createJarFinder(): (program: Compilable) => Promise<Compilable> {
  const known = new Map<string, Promise<readonly Library[]>>();
  const found = (library: MavenLibrary) => {
    const name = libraryName(library);
    const jars = known.get(name) ?? jarsNeeded(library);
    known.set(name, jars);
    return jars;
  };
  return async (program) => {
    const { libraries = [] } = program;
    if (!libraries.some(({ kind }) => kind === 'maven')) return program;
    const jars = await Promise.all(
      libraries.map((library) => (library.kind === 'maven' ? found(library) : Promise.resolve([library]))),
    );
    return { ...program, libraries: jars.flat() };
  };
}

async function jarsNeeded(library: MavenLibrary): Promise<readonly Library[]> {
  const { jar, needed } = await libraryJars(library, () => undefined);
  return [jar, ...needed].map((path) => ({ kind: 'jar', path }));
}
