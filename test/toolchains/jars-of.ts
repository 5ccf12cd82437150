import type { Library } from '../../src/core/library.js';
import { libraryJars } from '../../src/harness/toolchains/library.js';

/** The jars of libraries and of what they need; those of Maven artifacts are fetched. */
export async function jarsOf(libraries: readonly Library[]): Promise<string[]> {
  const jars = libraries.map(async (each) => {
    if (each.kind === 'jar') return [each.path];
    if (each.kind !== 'maven') return [];
    const { jar, needed } = await libraryJars(each, () => undefined);
    return [jar, ...needed];
  });
  return (await Promise.all(jars)).flat();
}
