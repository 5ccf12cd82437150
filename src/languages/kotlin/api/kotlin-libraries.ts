import type { LibrarySupport } from '../../../model/library/library-support.js';
import { jvmLibraries, requireTypes } from '../../shared/jvm/api/jvm-libraries.js';
import { withLibraries } from '../../shared/jvm/api/open-libraries.js';
import { collectApi } from './collect-api.js';
import { openDecoder } from './decode-metadata.js';

/** Libraries of Kotlin, in its own terms: what the metadata in class files tells. */
export const kotlinLibraries: LibrarySupport = {
  ...jvmLibraries,
  dialect: 'kotlin',
  async read(references, tell) {
    const decoder = await openDecoder(tell);
    const opening = { tell, more: [decoder.standardLibrary] };
    return withLibraries(references, opening, async (libraries) => {
      const api = await collectApi(libraries, decoder);
      requireTypes(api, references);
      return api;
    });
  },
};
