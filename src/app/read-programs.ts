import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { UserError } from '../core/errors.js';
import type { Expectation } from '../core/expectation.js';
import { expectationSchema } from '../core/expectation-schema.js';
import { pathSchema } from '../core/outside-schema.js';
import { filesFault } from '../core/source-path.js';
import type { Compilable, SourceFile } from '../core/test-program.js';
import type { Language } from '../model/language.js';
import { placedDriverSchema, withPlacedDriver } from './placed-driver.js';
import { isFolder, readSource, readSources } from './read-sources.js';

/** A program that a person gives; only generated ones come with an expectation. */
export interface GivenProgram extends Compilable {
  readonly name: string;
  readonly expectation?: Expectation;
}

const line = z.object({
  index: z.int().nonnegative(),
  language: z.string().optional(),
  files: z.array(pathSchema),
  expectation: expectationSchema,
  driver: placedDriverSchema.optional(),
});

const listName = 'programs.jsonl';

/** Reads a file as one program, a folder as one program per file, or the programs that `cupel generate` wrote. */
export async function readPrograms(path: string, language: Language): Promise<GivenProgram[]> {
  const programs = await readAll(path, language);
  for (const { name, files } of programs) {
    const fault = filesFault(files);
    if (fault) throw new UserError(`the program ${JSON.stringify(name)} of ${path} is refused: ${fault}`);
  }
  return programs;
}

async function readAll(path: string, language: Language): Promise<GivenProgram[]> {
  if (!(await isFolder(path))) {
    const name = basename(path);
    if (!language.extensions.some((extension) => name.endsWith(extension)))
      throw new UserError(`${path} is not ${language.title}: it does not end in ${language.extensions.join(' or ')}`);
    return [{ name, files: [{ path: name, text: await readSource(path) }] }];
  }
  const list = join(path, listName);
  if (existsSync(list)) return readGenerated(path, list);
  const sources = await readSources(path, language.extensions);
  return sources.map((source) => ({ name: source.path, files: [{ ...source, path: basename(source.path) }] }));
}

/** The language of the programs that `cupel generate` wrote to a folder; nothing of any other path. */
export async function generatedLanguage(path: string): Promise<string | undefined> {
  const list = join(path, listName);
  if (!existsSync(list)) return undefined;
  const [first = ''] = (await readFile(list, 'utf8')).split('\n', 1);
  return first === '' ? undefined : parseLine(first, `${list}:1`).language;
}

async function readGenerated(folder: string, list: string): Promise<GivenProgram[]> {
  const lines = (await readFile(list, 'utf8')).split('\n').filter(Boolean);
  if (lines.length === 0) throw new UserError(`${list} contains no programs`);
  const programs: GivenProgram[] = [];
  for (const [i, text] of lines.entries()) {
    const { index, files: paths, expectation, driver } = parseLine(text, `${list}:${i + 1}`);
    const files: SourceFile[] = [];
    for (const path of paths) files.push({ path, text: await readSource(join(folder, String(index), path)) });
    programs.push({ name: String(index), ...withPlacedDriver(files, driver), expectation });
  }
  return programs;
}

function parseLine(text: string, where: string): z.output<typeof line> {
  try {
    return line.parse(JSON.parse(text));
  } catch {
    throw new UserError(`${where} is not a line that \`cupel generate\` writes`);
  }
}
