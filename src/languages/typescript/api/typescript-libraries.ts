import type { LibrarySupport } from '../../../model/library/library-support.js';

/** Libraries of TypeScript: what declarations tell to the compiler that comes with cupel. */
export const typescriptLibraries: LibrarySupport = {
  dialect: 'typescript',
  forms: ['npm:PACKAGE@VERSION', 'lib:es2022'],
  knows: (reference) => reference.startsWith('npm:') || reference.startsWith('lib:'),
  read: async (references) => (await import('./read-libraries.js')).readTypescriptLibraries(references),
};
