import type { Diagnostic } from '../core/outcome.js';
import type { Signature } from '../core/signature.js';
import type { SourceFile } from '../core/test-program.js';
import { construct } from './construct.js';
import { withoutNames } from './without-names.js';

/** The part of a signature that an error makes, without the names of the program; none where there is no error. */
export function signedError(error: Diagnostic | undefined, files: readonly SourceFile[]): Pick<Signature, 'error'> {
  if (!error) return {};
  return { error: { code: withoutNames(error.code, files), construct: construct(error, files) } };
}
