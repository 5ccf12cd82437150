import type { Candidate } from '../../../model/reduction.js';
import { lex } from '../../../model/source/lex.js';
import type { Syntax } from '../../../model/source/syntax.js';
import { attachedDriver } from '../candidate.js';
import type { TextCut } from './text-cut.js';

/** A statement outside of all others. */
interface Unit extends TextCut {
  /** The names that it declares, and is there for; one without is there for itself. */
  readonly declares: readonly string[];
  readonly words: ReadonlySet<string>;
}

/**
 * What could go if, beside the driver and all statements that declare nothing, nothing or only one declaration mattered:
 * for each the cuts of all that is not needed, the most first.
 */
export function unneededTexts(candidate: Candidate, syntax: Syntax): TextCut[][] {
  const units = candidate.files.flatMap(({ text }, file) => unitsOf(text, file, syntax));
  const steady = units.filter(({ declares }) => declares.length === 0);
  const driven = driverWords(candidate);
  const roots = [undefined, ...units.filter(({ declares }) => declares.length > 0)];
  const cuts = roots.map((root) => {
    const needed = neededBy(root ? [...steady, root] : steady, driven, units);
    return units.filter((unit) => !needed.has(unit)).map(({ file, start, end }) => ({ file, start, end }));
  });
  const differing = new Map(cuts.filter((list) => list.length > 0).map((list) => [placesOf(list), list]));
  return [...differing.values()].sort((a, b) => sizeOf(b) - sizeOf(a));
}

function neededBy(roots: readonly Unit[], words: readonly string[], units: readonly Unit[]): ReadonlySet<Unit> {
  const needed = new Set(roots);
  const names = new Set([...words, ...roots.flatMap((root) => [...root.words])]);
  for (let before = -1; before !== needed.size; ) {
    before = needed.size;
    for (const unit of units) {
      if (needed.has(unit) || !unit.declares.some((name) => names.has(name))) continue;
      needed.add(unit);
      for (const word of unit.words) names.add(word);
    }
  }
  return needed;
}

function unitsOf(text: string, file: number, syntax: Syntax): Unit[] {
  const statements = syntax.parse(text).root.children.filter(({ role }) => role === 'statement');
  return statements.map(({ start, end }) => {
    const part = text.slice(start, end);
    const tokens = lex(part).map((token) => ({ kind: token.kind, word: part.slice(token.start, token.end) }));
    const words = new Set(tokens.filter(({ kind }) => kind === 'name').map(({ word }) => word));
    return { file, start, end, declares: declaredBy(tokens.map(({ word }) => word)), words };
  });
}

const declaring =
  /^(class|interface|trait|record|enum|object|type|fun|function|def|val|var|let|const|namespace|module)$/;

// The name after the word that declares; a declaration of several names, or in a pattern, is taken for a statement.
function declaredBy(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => /^[({=;<]$/.test(word) || declaring.test(word));
  const last = words.slice(at).findIndex((word, i) => i > 0 && !declaring.test(word) && word !== '*');
  const name = words[at + last];
  if (at < 0 || last < 0 || !declaring.test(words[at] as string) || !/^[\p{L}_$]/u.test(name ?? '')) return [];
  return hasOuterComma(words) ? [] : [name as string];
}

function hasOuterComma(words: readonly string[]): boolean {
  let depth = 0;
  return words.some((word) => {
    depth += /^[([{<]$/.test(word) ? 1 : /^[)\]}>]$/.test(word) ? -1 : 0;
    return word === ',' && depth === 0;
  });
}

function driverWords(candidate: Candidate): readonly string[] {
  const parts = attachedDriver(candidate)?.parts ?? [];
  return parts.flatMap((part) => (typeof part === 'string' ? (part.match(/[\w$]+/g) ?? []) : []));
}

function placesOf(cuts: readonly TextCut[]): string {
  return cuts.map(({ file, start }) => `${file}:${start}`).join();
}

function sizeOf(cuts: readonly TextCut[]): number {
  return cuts.reduce((sum, { start, end }) => sum + end - start, 0);
}
