import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from './package-root.js';
import { looksOf } from './toolchains/looks-of.js';

let known: string | undefined;

/**
 * Tells this build of cupel from any other, also from one of the same version. Undefined where cupel runs from its sources,
 * which nobody has built.
 */
export function cupelBuild(): string | undefined {
  if (!fileURLToPath(import.meta.url).startsWith(join(packageRoot, 'dist'))) return undefined;
  known ??= looksOf([...builtFiles(), ...javaSources()]);
  return known;
}

// An installation writes all files of a package anew. In a source tree the compiler notes in its own file that it built
// something; the package does not hold that file.
function builtFiles(): string[] {
  return ['package.json', 'dist/.tsbuildinfo'].map((name) => join(packageRoot, name));
}

// They are compiled when they are first needed.
function javaSources(): string[] {
  const entries = readdirSync(join(packageRoot, 'jvm', 'src'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name)).sort();
}
