import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../core/errors.js';
import type { Finding } from '../core/finding.js';
import { requireHarmless } from '../core/require-harmless.js';
import { byWorth, inStanding } from '../core/standing.js';
import { suggestion } from '../core/suggest.js';
import { findingJson, findingsJson } from '../report/finding-json.js';
import { findingsJunit } from '../report/finding-junit.js';
import { findingMarkdown } from '../report/finding-markdown.js';
import { findingsSarif } from '../report/finding-sarif.js';
import { makeEmptyFolder } from './make-empty-folder.js';
import { marksIn } from './marks.js';
import { configure } from './read-settings.js';
import type { Settings } from './settings.js';
import { cupelVersion } from './version.js';
import { withStoreToRead } from './with-store.js';
import { type Work, watched } from './work.js';

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

/** What was exported: the findings, and their document unless it was written to a folder. */
export interface Exported {
  readonly findings: readonly Finding[];
  readonly text?: string;
}

/** Findings as reports for people or as files for programs, all of them unless some are named; nothing is ever filed. */
export async function exportFindings(
  ids: readonly string[],
  settings: Settings = {},
  work: Work = {},
): Promise<Exported> {
  const { store: folder, format: name, out, marks: file, followUp } = configure(settings);
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (!format) throw new UserError(`there is no format '${name}'; ${suggestion(name, formatNames)}`);
  const kept = await withStoreToRead(folder, watched(work).listen, async (store) => {
    const marks = await marksIn(store, file);
    if (ids.length > 0) return Promise.all(ids.map(async (id) => inStanding(await store.finding(id), marks)));
    const all = (await store.findings()).map((each) => inStanding(each, marks)).sort(byWorth);
    return all.filter(({ status }) => followUp || status !== 'follow-up');
  });
  const findings = kept.map(({ finding }) => requireHarmless(finding));
  if (out !== undefined) {
    await writeAll(findings, format, out);
    return { findings };
  }
  const [only] = findings;
  const text = ids.length === 1 && only && format.one ? format.one(only) : format.all(findings);
  return { findings, text };
}

async function writeAll(findings: readonly Finding[], { extension, one, all }: Format, out: string): Promise<void> {
  await makeEmptyFolder(out);
  const documents = one
    ? findings.map((finding): [string, string] => [finding.id, one(finding)])
    : [['findings', all(findings)] as [string, string]];
  for (const [name, text] of documents) await writeFile(join(out, `${name}.${extension}`), text);
}
