import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../core/errors.js';
import { librarySources, packageSources } from '../harness/toolchains/library.js';
import type { Language } from '../model/language.js';
import { byFrequency, type ExtractionSource } from '../model/template/extraction.js';
import type { TemplateSupport } from '../model/template/support.js';
import { allLanguages } from './catalogue.js';
import { makeEmptyFolder } from './make-empty-folder.js';
import type { Trust } from './require-trust.js';
import { type WatchedWork, type Work, watched } from './work.js';

/** The code to extract templates from, and the folder to write them to. */
export interface ExtractionRequest {
  /** A folder, `maven:GROUP:ARTIFACT:VERSION:sources`, or `npm:NAME@VERSION`. */
  readonly from: string;
  /** A folder that is new or empty. */
  readonly out: string;
  /** The language of the code; by the names of the files unless it is given. */
  readonly language?: string | undefined;
}

/** The result of an extraction. */
export interface Extracted {
  readonly looked: number;
  readonly templates: number;
  /** Why the rest of the code did not become templates, the most frequent reason first. */
  readonly reasons: readonly (readonly [reason: string, count: number])[];
}

type Extractor = Required<Pick<TemplateSupport, 'extract'>> & Pick<TemplateSupport, 'extractionExecutes'>;

/** Extracts templates from the static methods or functions of existing code. */
export async function extractTemplates(
  { from, out, language, trust = false }: ExtractionRequest & Trust,
  work: Work = {},
): Promise<Extracted> {
  const source = await sourcesOf(from, watched(work));
  const { extract, extractionExecutes } = await extractorFor(language ?? (await guessLanguage(from, source)));
  if (extractionExecutes && !trust)
    throw new UserError(`functions of ${from} would be executed; add --trust if you trust where they come from`);
  await makeEmptyFolder(out);
  const { templates, looked, reasons } = await extract(source);
  for (const { path, text } of templates) await writeFile(join(out, path), text);
  return { looked, templates: templates.length, reasons: byFrequency(reasons) };
}

async function sourcesOf(from: string, { listen }: WatchedWork): Promise<ExtractionSource> {
  if (from.startsWith('maven:')) return librarySources(from, (text) => listen({ kind: 'notice', text }));
  if (from.startsWith('npm:')) return packageSources(from);
  if (existsSync(from)) return { location: from, classPath: [] };
  throw new UserError(`there is no folder ${from}; name one, or a library as maven:GROUP:ARTIFACT:VERSION:sources`);
}

async function extractorFor(id: string): Promise<Extractor> {
  const able = (await allLanguages()).flatMap(({ id: name, templates }) =>
    templates?.extract ? [[name, { ...templates, extract: templates.extract }] as const] : [],
  );
  const found = able.find(([name]) => name === id)?.[1];
  if (found) return found;
  throw new UserError(
    `templates cannot be extracted from '${id}'; --language is ${able.map(([name]) => name).join(' or ')}`,
  );
}

// The language of which there are the most files.
async function guessLanguage(from: string, { location }: ExtractionSource): Promise<string> {
  if (from.startsWith('maven:') || location.endsWith('.jar')) return 'java';
  const names = await readdir(location, { recursive: true }).catch(() => {
    throw new UserError(`${location} is not a readable folder`);
  });
  const countOf = ({ templates, extensions }: Language) =>
    names.filter((name) => (templates?.endings ?? extensions).some((ending) => name.endsWith(ending))).length;
  const able = (await allLanguages()).filter(({ templates }) => templates?.extract);
  const [first] = able.sort((a, b) => countOf(b) - countOf(a));
  if (!first || countOf(first) === 0)
    throw new UserError(`${location} has no source files from which templates can be extracted`);
  return first.id;
}
