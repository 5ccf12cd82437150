import type { SourceFile } from '../../core/test-program.js';

/** The text of files as one script. */
export function textOf(files: readonly SourceFile[]): string {
  return files.map(({ text }) => text).join('\n');
}
