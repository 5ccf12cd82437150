import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Artifact } from '../core/outcome.js';

/** The files that a compiler wrote below a folder, in the order of their paths; of nothing it makes no folder. */
export async function artifactsIn(folder: string): Promise<Artifact[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const artifacts: Artifact[] = [];
  for (const path of paths.sort())
    artifacts.push({ path: relative(folder, path).split(sep).join('/'), base64: await readFile(path, 'base64') });
  return artifacts;
}
