import { statSync } from 'node:fs';

/** What stands for the looks of a file that is not there. */
export const missing = 'missing';

/** What files look like from outside; it changes whenever one of them is written. */
export function looksOf(files: readonly string[]): string {
  return files.map(looks).join(' ');
}

function looks(file: string): string {
  try {
    const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
    return `${ino}:${size}:${mtimeNs}:${ctimeNs}`;
  } catch {
    return missing;
  }
}
