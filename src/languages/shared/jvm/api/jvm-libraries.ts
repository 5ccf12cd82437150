import { existsSync } from 'node:fs';
import { UserError } from '../../../../core/errors.js';
import type { ApiLibrary } from '../../../../model/library/api-library.js';
import type { LibrarySupport } from '../../../../model/library/library-support.js';
import { collectApi } from './collect-api.js';
import { jvmListed } from './listed-libraries.js';
import { type OpenLibraries, withLibraries } from './open-libraries.js';

/** Libraries of the JVM, in the terms of Java: what class files tell. */
export const jvmLibraries: LibrarySupport = {
  dialect: 'java',
  forms: ['jdk:PACKAGE', 'maven:GROUP:ARTIFACT:VERSION', 'FILE.jar', 'a folder of class files'],
  listed: jvmListed,
  knows: (reference) =>
    reference.startsWith('jdk:') ||
    reference.startsWith('jdk@') ||
    reference.startsWith('maven:') ||
    (!/^[a-z]+:/.test(reference) && (reference.endsWith('.jar') || existsSync(reference))),
  read: (references, tell) => readJvmLibraries(references, tell),
};

/** Reads the APIs of libraries that a language can use. */
export async function readJvmLibraries(
  references: readonly string[],
  tell: (text: string) => void,
  requireUsable: (libraries: OpenLibraries) => void = () => undefined,
): Promise<ApiLibrary> {
  return withLibraries(references, { tell }, (libraries) => {
    requireUsable(libraries);
    const api = collectApi(libraries);
    requireTypes(api, references);
    return api;
  });
}

/** Refuses an API in which there is nothing. */
export function requireTypes({ classes, functions, skipped }: ApiLibrary, references: readonly string[]): void {
  if (classes.length > 0 || functions.length > 0) return;
  const [first] = skipped;
  const why = first ? `: ${first.name} is left out, because of ${first.reason}` : '';
  throw new UserError(`${references.join(', ')} has no public types${why}`);
}
