import { writeFile } from 'node:fs/promises';
import { UserError } from '../core/errors.js';
import { suggestion } from '../core/suggest.js';
import { makingReasonOf } from '../core/system-error.js';
import { toDot } from '../model/drawing/to-dot.js';
import { toSvg } from '../model/drawing/to-svg.js';
import type { ApiLibrary } from '../model/library/api-library.js';
import type { ListedLibrary } from '../model/library/listed-library.js';
import { drawNeighbours } from '../model/library/draw-neighbours.js';
import { type ApiMeasure, measureApi } from '../model/library/measure-api.js';
import { allLanguages, languageNamed } from './catalogue.js';
import { readApis, readNamedApi, type WantedApi } from './read-api.js';
import { type Work, watched } from './work.js';

/** The API of libraries as data, and what it consists of. */
export interface ExtractedApi {
  readonly api: ApiLibrary;
  readonly measure: ApiMeasure;
}

/** Libraries whose API is read, and the file that it is written to. */
export interface ApiRequest extends WantedApi {
  /** A file for the API as JSON. */
  readonly out?: string | undefined;
}

/** Reads the API of libraries from what compilers see: class files, metadata and declarations. */
export async function extractApi({ out, ...wanted }: ApiRequest, work: Work = {}): Promise<ExtractedApi> {
  const api = await readApis(wanted, watched(work));
  if (out !== undefined)
    await writeFile(out, `${JSON.stringify(api)}\n`).catch((error: unknown) => {
      throw new UserError(`${out} cannot be written: ${makingReasonOf(error)}`);
    });
  return { api, measure: measureApi(api) };
}

/** What is shown of an API. */
export interface ApiView {
  /** A library, or a file that `extractApi` wrote. */
  readonly source: string;
  readonly language?: string | undefined;
  /** A class whose neighbourhood in the API graph is drawn. */
  readonly graph?: string | undefined;
  readonly format?: 'dot' | 'svg' | undefined;
}

/** An API with its counts, and the drawing that was asked for. */
export interface ShownApi extends ExtractedApi {
  readonly drawing?: string;
}

/** Reads an API, counts what it consists of, and draws the neighbourhood of a class. */
export async function showApi({ source, language, graph, format }: ApiView, work: Work = {}): Promise<ShownApi> {
  const api = await readNamedApi(source, language, watched(work));
  const shown = { api, measure: measureApi(api) };
  if (graph === undefined) return shown;
  const drawing = drawNeighbours(api, classNamed(api, graph));
  return { ...shown, drawing: format === 'svg' ? toSvg(drawing) : toDot(drawing) };
}

/** The libraries that can be named by one word in programs of a language. */
export interface LibraryList {
  readonly language: string;
  readonly libraries: readonly ListedLibrary[];
}

/** Lists the libraries that can be named by one word, of one language or of all. */
export async function listedLibraries(language?: string): Promise<LibraryList[]> {
  const asked = language === undefined ? await allLanguages() : [await languageNamed(language)];
  return asked.flatMap(({ id, libraries }) => (libraries ? [{ language: id, libraries: libraries.listed }] : []));
}

// By its qualified name, or by its last word where only one class has it.
function classNamed(api: ApiLibrary, wanted: string): string {
  const names = [...api.classes, ...api.mentioned].map(({ name }) => name);
  if (names.includes(wanted)) return wanted;
  const asked = api.classes.map(({ name }) => name);
  const ending = asked.filter((name) => name.endsWith(`.${wanted}`));
  const [only, ...others] = ending.length > 0 ? ending : names.filter((name) => name.endsWith(`.${wanted}`));
  if (only === undefined) throw new UserError(`the API has no class ${wanted}; ${suggestion(wanted, asked)}`);
  if (others.length > 0) throw new UserError(`several classes are named ${wanted}: ${ending.join(', ')}`);
  return only;
}
