import { readFile } from 'node:fs/promises';
import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { requireHarmless } from '../core/require-harmless.js';
import { reasonOf } from '../core/system-error.js';
import { readFindingJson } from '../report/finding-json.js';
import { withKnownStore } from './with-store.js';

/** Reads a finding from a file that `cupel findings export --format json` wrote. */
export async function readFindingFile(path: string): Promise<Finding> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new UserError(`${path} cannot be read: ${reasonOf(error)}`);
  });
  return readFindingJson(text, path);
}

/** The finding that a person names: by the file that it was exported to, or by its id in a store. */
export async function findingNamed(idOrFile: string, store: string): Promise<Finding> {
  if (idOrFile.endsWith('.json')) return { ...(await readFindingFile(idOrFile)), imported: true };
  return withKnownStore(store, async (open) => requireHarmless((await open.finding(idOrFile)).finding));
}
