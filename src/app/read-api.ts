import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { UserError } from '../core/errors.js';
import { nearest } from '../core/suggest.js';
import { reasonOf } from '../core/system-error.js';
import type { Language } from '../model/language.js';
import type { ApiLibrary } from '../model/library/api-library.js';
import type { LibrarySupport } from '../model/library/library-support.js';
import { readApi } from '../model/library/read-api.js';
import { requireSoundApi } from '../model/library/require-sound-api.js';
import { allLanguages, languageNamed } from './catalogue.js';
import type { WatchedWork } from './work.js';

/** Libraries whose API is read, in the terms of a language. */
export interface WantedApi {
  /** For example `guava`, `jdk:java.util`, `maven:GROUP:ARTIFACT:VERSION`, `npm:PACKAGE@VERSION`, a jar, or a folder. */
  readonly from: readonly string[];
  /** The language that reads them; the first that can, unless it is given. */
  readonly language?: string | undefined;
}

const largest = 256 * 1024 ** 2;

/** Reads the API of libraries; nothing of them is executed. */
export async function readApis({ from, language }: WantedApi, { listen }: WatchedWork): Promise<ApiLibrary> {
  if (from.length === 0) throw new UserError('name a library with --from');
  const { libraries } = await readerFor(from, language);
  const references = from.map((each) => referenceOf(libraries, each) ?? each);
  const api = await libraries.read(references, (text) => listen({ kind: 'notice', text }));
  // Whoever made a jar may have made classes that are above each other.
  requireSoundApi(api);
  return api;
}

/** The API that a word names: a file that `cupel api extract` wrote, or a library. */
export async function readNamedApi(
  source: string,
  language: string | undefined,
  work: WatchedWork,
): Promise<ApiLibrary> {
  if (!source.endsWith('.json')) return readApis({ from: [source], language }, work);
  try {
    if (existsSync(source) && statSync(source).size > largest) throw new UserError(`${source} is too large for an API`);
    return readApi(await readFile(source, 'utf8'), source);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${source} cannot be read: ${reasonOf(error)}`);
  }
}

type Reader = Language & Required<Pick<Language, 'libraries'>>;

async function readerFor(from: readonly string[], id: string | undefined): Promise<Reader> {
  const able = (await allLanguages()).flatMap((each) => (each.libraries ? [each as Reader] : []));
  if (id !== undefined) {
    await languageNamed(id);
    const named = able.find((each) => each.id === id);
    if (!named)
      throw new UserError(`APIs cannot be read for ${id}; --language is ${able.map((each) => each.id).join(', ')}`);
    requireKnown(from, [named]);
    return named;
  }
  // The language in whose terms an API is written, before others that can use it.
  const natives = able.filter((each) => each.id === each.libraries.dialect);
  const found = [...natives, ...able].find(({ libraries }) => from.every((each) => isKnown(libraries, each)));
  if (found) return found;
  requireKnown(from, able);
  throw new UserError(`${from.join(', ')} are not libraries of one language; read them one by one`);
}

function requireKnown(from: readonly string[], readers: readonly Reader[]): void {
  const strange = from.find((each) => !readers.some(({ libraries }) => isKnown(libraries, each)));
  if (strange === undefined) return;
  const names = readers.flatMap(({ libraries }) => libraries.listed.map(({ name }) => name));
  const meant = nearest(strange, names);
  if (meant !== undefined) throw new UserError(`'${strange}' is not a library reference; did you mean ${meant}?`);
  const forms = [...new Set(readers.flatMap(({ libraries }) => libraries.forms))];
  throw new UserError(
    `'${strange}' is not a library reference; write ${forms.join(', ')}, or a name that \`cupel api list\` prints`,
  );
}

function isKnown(libraries: LibrarySupport, reference: string): boolean {
  return referenceOf(libraries, reference) !== undefined || libraries.knows(reference);
}

// What a name of the list stands for; a folder of this name is written with a slash.
function referenceOf({ listed }: LibrarySupport, wanted: string): string | undefined {
  return listed.find(({ name }) => name === wanted)?.reference;
}
