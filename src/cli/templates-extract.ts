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
import { print, say } from './terminal.js';

interface Flags {
  readonly from: string;
  readonly out: string;
  readonly language?: string;
  readonly json?: boolean;
}

type Extractor = Required<Pick<TemplateSupport, 'extract'>>;

/** Makes templates of existing code, and says why the rest of it did not become any. */
export async function extractTemplates({ from, out, language, json }: Flags): Promise<void> {
  const source = await sourcesOf(from);
  const { extract } = await extractorFor(language ?? (await guessLanguage(from, source)));
  await makeEmptyFolder(out);
  const { templates, looked, reasons } = await extract(source);
  for (const { path, text } of templates) await writeFile(join(out, path), text);
  if (json) return print(JSON.stringify({ looked, templates: templates.length, reasons }));
  print(`${templates.length} templates of ${looked} functions are in ${out}`);
  for (const [reason, count] of byFrequency(reasons)) print(`${String(count).padStart(6)}  ${reason}`);
}

async function sourcesOf(from: string): Promise<ExtractionSource> {
  if (from.startsWith('maven:')) return librarySources(from, say);
  if (from.startsWith('npm:')) return packageSources(from);
  if (existsSync(from)) return { location: from, classPath: [] };
  throw new UserError(`there is no folder ${from}; name one, or a library as maven:GROUP:ARTIFACT:VERSION:sources`);
}

async function extractorFor(id: string): Promise<Extractor> {
  const able = (await allLanguages()).flatMap(({ id: name, templates }) =>
    templates?.extract ? [[name, { extract: templates.extract }] as const] : [],
  );
  const found = able.find(([name]) => name === id)?.[1];
  if (found) return found;
  throw new UserError(`no templates can be made of '${id}'; --language is ${able.map(([name]) => name).join(' or ')}`);
}

// The language of which there are the most files.
async function guessLanguage(from: string, { location }: ExtractionSource): Promise<string> {
  if (from.startsWith('maven:') || location.endsWith('.jar')) return 'java';
  const names = await readdir(location, { recursive: true }).catch(() => {
    throw new UserError(`${location} is no folder that can be read`);
  });
  const countOf = ({ templates, extensions }: Language) =>
    names.filter((name) => (templates?.endings ?? extensions).some((ending) => name.endsWith(ending))).length;
  const able = (await allLanguages()).filter(({ templates }) => templates?.extract);
  const [first] = able.sort((a, b) => countOf(b) - countOf(a));
  if (!first || countOf(first) === 0)
    throw new UserError(`there are no sources in ${location} that templates can be made of`);
  return first.id;
}
