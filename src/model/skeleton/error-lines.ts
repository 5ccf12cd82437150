import type { Diagnostic } from '../../core/outcome.js';

/** The lines that errors are about. */
export function errorLines(diagnostics: readonly Diagnostic[]): ReadonlySet<number> {
  return new Set(diagnostics.flatMap(({ at }) => at?.line ?? []));
}
