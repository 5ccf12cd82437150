import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../core/errors.js';
import type { Listen } from '../core/events.js';
import type { Finding } from '../core/finding.js';
import { requireHarmless } from '../core/require-harmless.js';
import { reasonOf } from '../core/system-error.js';
import { readFindingJson, readFindingsJson } from '../report/finding-json.js';
import { isFolder } from './read-sources.js';
import { withStoreToRead } from './with-store.js';

/** Reads the findings that `cupel findings export --format json` wrote to a file or to a folder. */
export async function readFindings(path: string): Promise<Finding[]> {
  if (!(await isFolder(path))) return readFindingsJson(await readText(path), path);
  const files = (await readdir(path)).filter((name) => name.endsWith('.json')).sort();
  if (files.length === 0) throw new UserError(`${path} contains no exported finding: no file there ends in .json`);
  const findings: Finding[] = [];
  for (const file of files) findings.push(...readFindingsJson(await readText(join(path, file)), join(path, file)));
  return findings;
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    throw new UserError(`${path} cannot be read: ${reasonOf(error)}`);
  });
}

/** The finding that a person names: by the file that it was exported to, or by its id in a store. */
export async function findingNamed(idOrFile: string, store: string, listen: Listen): Promise<Finding> {
  if (idOrFile.endsWith('.json')) return { ...readFindingJson(await readText(idOrFile), idOrFile), imported: true };
  return withStoreToRead(store, listen, async (open) => requireHarmless((await open.finding(idOrFile)).finding));
}
