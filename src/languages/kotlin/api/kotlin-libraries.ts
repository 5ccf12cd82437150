import type { LibrarySupport } from '../../../model/library/library-support.js';
import { Unexpressed } from '../../../model/library/unexpressed.js';
import { collectApi as collectJavaApi } from '../../shared/jvm/api/collect-api.js';
import { jvmLibraries, requireTypes } from '../../shared/jvm/api/jvm-libraries.js';
import { type OpenLibraries, withLibraries } from '../../shared/jvm/api/open-libraries.js';
import { collectApi } from './collect-api.js';
import { encodedIn, openDecoder } from './decode-metadata.js';
import { kotlinListed } from './listed-libraries.js';

/**
 * Libraries of Kotlin, in its own terms: what the metadata in class files tells. A library that Kotlin did not compile is
 * read in the terms of Java.
 */
export const kotlinLibraries: LibrarySupport = {
  ...jvmLibraries,
  dialect: 'kotlin',
  listed: kotlinListed,
  async read(references, tell) {
    const decoder = await openDecoder(tell);
    const opening = { tell, more: [decoder.standardLibrary] };
    return withLibraries(references, opening, async (libraries) => {
      const api = hasMetadata(libraries) ? await collectApi(libraries, decoder) : collectJavaApi(libraries);
      requireTypes(api, references);
      return api;
    });
  },
};

function hasMetadata({ names, finder }: OpenLibraries): boolean {
  return [...names].some((name) => {
    try {
      return encodedIn(finder.find(name)) !== undefined;
    } catch (error) {
      if (error instanceof Unexpressed) return false;
      throw error;
    }
  });
}
