import { settingFacts } from '../core/setting.js';
import type { Language } from '../model/language.js';
import type { ApiLibrary } from '../model/library/api-library.js';
import type { Asked, Technique } from '../model/technique.js';
import { readApis, readNamedApi } from './read-api.js';
import { watched } from './work.js';

/** Reads the APIs that settings of a technique name, those of a language where they name none. */
export async function readLibraries(
  technique: Technique,
  language: Language,
  settings: Asked,
): Promise<Record<string, readonly ApiLibrary[]>> {
  const libraries: Record<string, readonly ApiLibrary[]> = {};
  for (const [name, schema] of Object.entries(technique.settings.shape)) {
    if (settingFacts.get(schema)?.reads !== 'libraries') continue;
    const asked = (settings[name] as readonly string[] | undefined) ?? standardOf(technique, language);
    const [stored, named] = [asked.filter(isStored), asked.filter((each) => !isStored(each))];
    const apis = await Promise.all(stored.map((each) => readNamedApi(each, language.id, watched())));
    if (named.length > 0) apis.push(await readApis({ from: named, language: language.id }, watched()));
    libraries[name] = apis;
  }
  return libraries;
}

// Techniques that work with libraries only need some; others use none unless they are named.
function standardOf({ needs }: Technique, { libraryUse }: Language): readonly string[] {
  return needs.includes('libraryUse') ? (libraryUse?.standard ?? []) : [];
}

function isStored(reference: string): boolean {
  return reference.endsWith('.json');
}
