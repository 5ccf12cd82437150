import { UserError } from '../../../core/errors.js';
import { packageFolder } from '../../../harness/toolchains/library.js';
import type { ApiLibrary } from '../../../model/library/api-library.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { collectApi } from './collect-api.js';
import { declaredByLanguage, declaredByPackage } from './declared.js';

/** Reads what declarations tell to the compiler that comes with cupel. */
export async function readTypescriptLibraries(references: readonly string[]): Promise<ApiLibrary> {
  const [reference = '', ...others] = references;
  if (others.length > 0) throw new UserError('packages of npm are read one by one; name one with --from');
  const api = reference.startsWith('lib:') ? ofLanguage(reference) : await ofPackage(reference);
  if (api.classes.length === 0 && api.functions.length === 0 && api.variables.length === 0)
    throw new UserError(`${reference} declares nothing that can be expressed`);
  return api;
}

function ofLanguage(reference: string): ApiLibrary {
  const declared = declaredByLanguage(reference.slice('lib:'.length));
  return collectApi(declared, { text: reference, version: `TypeScript ${ts.version}`, libraries: [] });
}

async function ofPackage(reference: string): Promise<ApiLibrary> {
  const { name, version, folder } = await packageFolder(reference);
  const libraries = [{ kind: 'npm', name, version }] as const;
  return collectApi(declaredByPackage(name, folder), { text: reference, libraries });
}
