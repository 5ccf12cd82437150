import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the cupel package, found from this file so that it holds for sources and for the built code. */
export const packageRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

/** The built JavaScript of one of our own modules that runs as a process of its own. */
export function builtScript(module: string): string {
  return join(packageRoot, 'dist', `${module}.js`);
}

function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder));
}
