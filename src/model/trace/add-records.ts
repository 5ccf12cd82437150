import type { Diagnostic } from '../../core/outcome.js';
import type { Compilable, SourceFile } from '../../core/test-program.js';
import type { Analyzer } from '../source/analyzer.js';
import { type Syntax, type SyntaxTree, walk } from '../source/syntax.js';
import type { TypedView } from '../source/typed-view.js';
import { findSites } from './find-sites.js';
import type { TraceSupport } from './trace-support.js';
import { type Record, withRecords } from './with-records.js';

/** What records are added with. */
export interface Tracer {
  readonly syntax: Syntax;
  readonly analyzer: Analyzer;
  readonly support: TraceSupport;
}

/** A program that records what it does, or the reason why it cannot. */
export type Traced =
  | { readonly kind: 'traced'; readonly program: Pick<Compilable, 'files' | 'driver'> }
  | { readonly kind: 'refused'; readonly why: string };

// What is not certain to have a value is tried, and what an error is about is left out: so often.
const rounds = 5;

/**
 * Makes a program record each basic block that it reaches, with its local variables. Only the first file records: it is the
 * one that runs. The analyser has the last word: what does not compile is not recorded.
 */
export async function addRecords(files: readonly SourceFile[], tracer: Tracer): Promise<Traced> {
  const [first] = files;
  if (!first) return refused('it has no file');
  const tree = tracer.syntax.parse(first.text);
  if (tree.isFaulty) return refused('the parser does not know its syntax');
  const analysis = await tracer.analyzer.analyze(files);
  if (analysis.kind === 'failed') return refused(`the analyser failed: ${analysis.message.split('\n', 1)[0]}`);
  if (analysis.kind === 'rejected') return refused(`the analyser rejects it: ${analysis.diagnostics[0]?.message}`);
  const recorder = tracer.support.recorder(tree);
  let records = await recordsOf(analysis.view, first, tree, tracer.support);
  for (let round = 0; round < rounds; round++) {
    const made = withRecords(first.text, records, tracer.support);
    const whole = files.map((file) => (file === first ? { ...file, text: `${made.text}\n${recorder}` } : file));
    const checked = await tracer.analyzer.analyze(whole);
    if (checked.kind === 'typed') return { kind: 'traced', program: withDriver(files, made.text, recorder) };
    if (checked.kind === 'failed') return refused(`the analyser failed: ${checked.message.split('\n', 1)[0]}`);
    const places = checked.diagnostics.map(({ at }) => (at ? offsetOf(made.text, at) : -1));
    const fewer = made.without(places);
    // What no record is to blame for cannot be repaired by leaving one out.
    if (fewer.length === records.length && fewer.every((each, i) => each === records[i]))
      return refused(`it does not compile with records: ${describe(checked.diagnostics[0])}`);
    records = fewer;
  }
  return refused('too many records do not compile');
}

function refused(why: string): Traced {
  return { kind: 'refused', why };
}

function describe(error: Diagnostic | undefined): string {
  return error ? `${error.at ? `${error.at.line}:${error.at.column} ` : ''}${error.message}` : '';
}

function withDriver(
  files: readonly SourceFile[],
  text: string,
  recorder: string,
): Pick<Compilable, 'files' | 'driver'> {
  const [first, ...others] = files as [SourceFile, ...SourceFile[]];
  const body = `${text}\n`;
  const at = { file: first.path, offset: body.length };
  return {
    files: [{ ...first, text: body }, ...others],
    driver: { kind: 'attached', at, parts: [{ shared: recorder }], limits: [], data: { kind: 'trace' } },
  };
}

async function recordsOf(
  view: TypedView,
  { path, text }: SourceFile,
  tree: SyntaxTree,
  support: TraceSupport,
): Promise<Record[]> {
  const sites = findSites(tree, support);
  // The parameters of function types are names of nothing.
  const types = [...walk(tree.root)].filter(({ role }) => role === 'type');
  const isInType = (offset: number) => types.some(({ start, end }) => start <= offset && offset < end);
  const scopes = await view.scopesAt(sites.map(({ offset }) => ({ path, offset })));
  const declared = new Map<string, number[]>();
  for (const { name, parts, places } of view.declarations) {
    if (parts.some((part) => part.path === path && support.ambient?.test(text.slice(part.start, part.end)))) continue;
    for (const place of places)
      if (place.declares && place.path === path && !isInType(place.start))
        declared.set(name, [...(declared.get(name) ?? []), place.start]);
  }
  return sites.map((site, i) => {
    const isOwn = (name: string) =>
      declared.get(name)?.some((start) => start >= site.callable && start < site.offset) === true;
    const locals = (scopes[i]?.names ?? []).filter(({ name, kind }) => holdsValue.has(kind) && isOwn(name));
    const names = [...new Set(locals.map(({ name }) => name))].sort();
    return { site, label: String(lineOf(text, site.offset)), names };
  });
}

// An exported variable of a module is a member of it.
const holdsValue: ReadonlySet<string> = new Set(['variable', 'parameter', 'object']);

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function offsetOf(text: string, { line, column }: { readonly line: number; readonly column: number }): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}
