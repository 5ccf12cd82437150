import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from '../../core/test-program.js';
import { packageRoot } from '../../harness/package-root.js';

/** Reads the corpus of type-intensive programs that is shipped with cupel. */
export async function readSeeds(): Promise<SourceFile[]> {
  const folder = join(packageRoot, 'seeds', 'typescript');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(names.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })));
}
