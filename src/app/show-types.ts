import { basename } from 'node:path';
import { UserError } from '../core/errors.js';
import type { SourceFile } from '../core/test-program.js';
import type { TypedRow } from '../core/typed-row.js';
import type { Language } from '../model/language.js';
import type { Analyzer, AnalyzerSupport } from '../model/source/analyzer.js';
import type { TypedExpression, TypedFile, TypedView } from '../model/source/typed-view.js';
import { allLanguages, languageOfFile } from './catalogue.js';
import { isFolder, readSource, readSources } from './read-sources.js';

type Analyzable = Language & { readonly analyzer: AnalyzerSupport };

/** The types of all expressions of a file, or of a folder whose files are one program; nothing of it is executed. */
export async function showTypes(path: string): Promise<TypedRow[]> {
  const languages = (await allLanguages()).filter(isAnalyzable);
  const { analyzer: support, files } = await readProgram(path, languages);
  const analyzer = await support.open();
  try {
    return (await typedView(analyzer, files)).files.flatMap(rowsOf);
  } finally {
    await analyzer.close();
  }
}

function isAnalyzable(language: Language): language is Analyzable {
  return language.analyzer !== undefined;
}

async function readProgram(
  path: string,
  languages: readonly Analyzable[],
): Promise<Pick<Analyzable, 'analyzer'> & { readonly files: readonly SourceFile[] }> {
  if (await isFolder(path)) {
    const files = await readSources(
      path,
      languages.flatMap(({ extensions }) => extensions),
    );
    const endings = new Set(files.map((file) => languages.findIndex((each) => isOf(each, file.path))));
    const [first = 0] = endings;
    if (endings.size > 1) throw new UserError(`${path} has files of several languages; name a folder of one language`);
    return { analyzer: (languages[first] as Analyzable).analyzer, files };
  }
  const language = languages.find((each) => isOf(each, path));
  if (!language) throw await unknownTypes(path, languages);
  return { analyzer: language.analyzer, files: [{ path: basename(path), text: await readSource(path) }] };
}

function isOf({ extensions }: Language, path: string): boolean {
  return extensions.some((ending) => path.endsWith(ending));
}

async function unknownTypes(path: string, languages: readonly Language[]): Promise<UserError> {
  const language = await languageOfFile(path);
  const known = languages.flatMap(({ extensions }) => extensions).join(', ');
  return new UserError(`cupel cannot analyse ${language?.title ?? path}; the name of a file ends in ${known}`);
}

async function typedView(analyzer: Analyzer, files: readonly SourceFile[]): Promise<TypedView> {
  const analysis = await analyzer.analyze(files);
  if (analysis.kind === 'typed') return analysis.view;
  if (analysis.kind === 'failed')
    throw new UserError(`the analyser crashed, or ran out of time or memory: ${analysis.message.split('\n')[0]}`);
  const [first] = analysis.diagnostics;
  const place = first?.at ? `${first.at.file}:${first.at.line}:${first.at.column}: ` : '';
  const rest = analysis.diagnostics.length - 1;
  const more = rest > 0 ? ` (and ${rest} more)` : '';
  const message = `${first?.code ? `${first.code} ` : ''}${first?.message.split('\n')[0] ?? 'it does not compile'}`;
  throw new UserError(`${place}${message}${more}; only programs without errors have types`);
}

function rowsOf(file: TypedFile): TypedRow[] {
  const starts = lineStarts(file.text);
  return file.expressions.map((expression) => rowOf(file, expression, starts));
}

function rowOf({ path, text }: TypedFile, expression: TypedExpression, starts: readonly number[]): TypedRow {
  const { start, end, kind, type, expected, use, constant, repeatable } = expression;
  const line = starts.findLastIndex((each) => each <= start);
  return {
    ...{ path, line: line + 1, column: start - (starts[line] as number) + 1, text: text.slice(start, end), kind },
    ...(type && { type: type.text }),
    writable: type?.writable === true,
    ...(expected && { expected: expected.text }),
    ...{ use, constant, repeatable },
  };
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ 0: end, index }) => index + end.length)];
}
