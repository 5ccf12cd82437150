import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { suggestion } from '../core/suggest.js';
import { findingJson, findingsJson } from '../report/finding-json.js';
import { findingsJunit } from '../report/finding-junit.js';
import { findingMarkdown } from '../report/finding-markdown.js';
import { findingsSarif } from '../report/finding-sarif.js';
import { formatMany } from '../report/numbers.js';
import { trackerOf } from '../report/trackers/trackers.js';
import { type Flags, loadConfiguration } from './load-configuration.js';
import { makeEmptyFolder } from './make-empty-folder.js';
import { print, say } from './terminal.js';
import { cupelVersion } from './version.js';
import { withKnownStore } from './with-store.js';

interface Format {
  readonly extension: string;
  /** A document about one finding; absent where a document is always about all. */
  readonly one?: (finding: Finding) => string;
  readonly all: (findings: readonly Finding[]) => string;
}

const formats: Readonly<Record<string, Format>> = {
  markdown: {
    extension: 'md',
    one: findingMarkdown,
    all: (findings) => findings.map(findingMarkdown).join('\n'),
  },
  json: { extension: 'json', one: findingJson, all: findingsJson },
  sarif: { extension: 'sarif', all: (findings) => findingsSarif(findings, cupelVersion) },
  junit: { extension: 'xml', all: findingsJunit },
};

/** The formats that findings are exported in. */
export const formatNames: readonly string[] = Object.keys(formats);

/** `cupel findings export`: findings as reports for people or as files for programs; cupel itself files nothing. */
export async function exportFindings(ids: readonly string[], { out, ...flags }: Flags): Promise<void> {
  const { store: folder, format: name } = await loadConfiguration(flags);
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format) throw new UserError(`there is no format '${name}'; ${suggestion(name, formatNames)}`);
  const findings = await withKnownStore(folder, async (store) => {
    if (ids.length === 0) return (await store.findings()).map(({ finding }) => finding);
    const named = [];
    for (const id of ids) named.push((await store.finding(id)).finding);
    return named;
  });
  if (typeof out === 'string') return await writeFiles(findings, format, out);
  const [only] = findings;
  const single = ids.length === 1 && only !== undefined;
  print(single && format.one ? format.one(only) : format.all(findings));
  if (single && name === 'markdown') say(advice(only));
}

async function writeFiles(findings: readonly Finding[], { extension, one, all }: Format, out: string): Promise<void> {
  await makeEmptyFolder(out);
  const documents = one
    ? findings.map((finding): [string, string] => [finding.id, one(finding)])
    : [['findings', all(findings)] as [string, string]];
  for (const [name, text] of documents) await writeFile(join(out, `${name}.${extension}`), text);
  print(`wrote ${formatMany(findings.length, 'finding')} to ${out}`);
}

function advice({ target }: Finding): string {
  return `Nothing has been filed. Look for the bug among those that are known; if it is new, report it at ${trackerOf(target).place}`;
}
