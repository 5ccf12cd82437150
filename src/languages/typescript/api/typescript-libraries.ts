import type { LibrarySupport } from '../../../model/library/library-support.js';
import { typescriptListed } from './listed-libraries.js';

/** Libraries of TypeScript: what declarations tell to the compiler that comes with cupel. */
export const typescriptLibraries: LibrarySupport = {
  dialect: 'typescript',
  forms: ['npm:PACKAGE@VERSION', 'lib:es2022'],
  listed: typescriptListed,
  knows: (reference) => reference.startsWith('npm:') || reference.startsWith('lib:'),
  read: async (references) => (await import('./read-libraries.js')).readTypescriptLibraries(references),
};
