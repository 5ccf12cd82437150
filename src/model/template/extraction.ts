import type { SourceFile } from '../../core/test-program.js';

/** Existing code that templates are made of. */
export interface ExtractionSource {
  /** A folder or an archive with sources. */
  readonly location: string;
  /** Archives with the compiled code that the sources need. */
  readonly classPath: readonly string[];
}

/** What was made of existing code. */
export interface Extraction {
  readonly templates: readonly SourceFile[];
  /** How many functions or methods were looked at. */
  readonly looked: number;
  /** Why the others are no templates, and how many of them for each reason. */
  readonly reasons: Readonly<Record<string, number>>;
}

/** Reasons with their counts, the most frequent first. */
export function byFrequency(reasons: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  return Object.entries(reasons).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}
