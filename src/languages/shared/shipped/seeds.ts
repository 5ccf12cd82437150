import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from '../../../core/test-program.js';
import { packageRoot } from '../../../harness/package-root.js';

/** The reader of the corpus of a language that is shipped with cupel. */
export function shippedSeeds(id: string, extension: string): () => Promise<SourceFile[]> {
  const folder = join(packageRoot, 'seeds', id);
  return async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith(extension)).sort();
    return Promise.all(names.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
  };
}
