import type { Analyzer } from '../source/analyzer.js';
import { applyEdits, type Edit } from '../source/apply-edits.js';
import type { Declaration } from '../source/declaration.js';
import { lex } from '../source/lex.js';
import type { Notation } from '../source/notation.js';
import type { TypedView } from '../source/typed-view.js';
import { errorLines } from './error-lines.js';

/** A program whose names on top are its own, so that others can be joined with it. */
export interface Anonymous {
  readonly text: string;
  /** The names on top, those that had to stay among them. */
  readonly names: ReadonlySet<string>;
}

const tries = 4;

/**
 * Gives what a program declares on top names that end in a label. What cannot be renamed, such as an operator, keeps its name:
 * errors tell which. Nothing if it has errors in any case.
 */
export async function anonymous(
  analyzer: Analyzer,
  view: TypedView,
  { label, notation }: { readonly label: string; readonly notation: Notation },
): Promise<Anonymous | undefined> {
  const [file] = view.files;
  if (!file || view.files.length > 1) return undefined;
  const top = topLevel(view, file.text, notation);
  const kept = new Set<string>();
  for (let i = 0; i < tries; i++) {
    const renamed = top.filter(({ name }) => !kept.has(name));
    const edits = renamed.flatMap(({ name, places }) => places.map((place) => editOf(place, `${name}${label}`)));
    // A property that is a parameter of a constructor as well is declared twice at one place.
    const text = applyEdits(file.text, [...new Map(edits.map((edit) => [edit.start, edit])).values()]);
    const analysis = await analyzer.analyze([{ path: file.path, text }]);
    if (analysis.kind === 'typed')
      return { text, names: new Set(top.map(({ name }) => (kept.has(name) ? name : `${name}${label}`))) };
    if (analysis.kind === 'failed') return undefined;
    const blamed = wordsIn(text, errorLines(analysis.diagnostics));
    const before = kept.size;
    for (const { name } of renamed) if (blamed.has(`${name}${label}`) || blamed.has(name)) kept.add(name);
    if (kept.size === before) return undefined;
  }
  return undefined;
}

interface TopLevel {
  readonly name: string;
  readonly places: readonly {
    readonly start: number;
    readonly end: number;
    readonly before?: string;
    readonly after?: string;
  }[];
}

function editOf({ start, end, before = '', after = '' }: TopLevel['places'][number], name: string): Edit {
  return { start, end, text: before + name + after };
}

function topLevel({ declarations }: TypedView, text: string, { declared, entry }: Notation): TopLevel[] {
  if (declarations.length === 0) return declaredBy(text, declared);
  return declarations.filter((each) => (each.renamable || each.name === entry) && !isWithin(each, declarations));
}

// By the words of the text alone: what follows a dot is a member of something.
function declaredBy(text: string, declared: RegExp): TopLevel[] {
  const names = new Set([...text.matchAll(declared)].flatMap(([, name]) => name ?? []));
  const tokens = lex(text).filter(({ kind }) => kind === 'name');
  return [...names].map((name) => ({
    name,
    places: tokens.filter(({ start, end }) => text.slice(start, end) === name && text[start - 1] !== '.'),
  }));
}

function isWithin({ places }: Declaration, all: readonly Declaration[]): boolean {
  const own = places.find(({ declares }) => declares);
  if (!own) return true;
  return all.some(
    (other) =>
      !other.places.includes(own) && other.parts.some(({ start, end }) => start <= own.start && own.end <= end),
  );
}

function wordsIn(text: string, lines: ReadonlySet<number>): ReadonlySet<string> {
  const blamed = text.split('\n').filter((_, i) => lines.has(i + 1));
  return new Set(blamed.flatMap((line) => line.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []));
}
