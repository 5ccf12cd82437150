import type { SourceFile } from '../../core/test-program.js';
import { lex } from '../../model/source/lex.js';

// What reduction names things; every other word means something.
const plainName = /^\p{L}\d*$/u;

/** A program without what is accidental in it: names by the order in which they come, literals by their kind. */
export function shapeOf(files: readonly SourceFile[]): string[] {
  const names = new Map<string, string>();
  return files.flatMap(({ text }) => {
    const tokens = lex(text);
    return tokens.map(({ kind, start, end }) => {
      if (kind === 'number' || kind === 'text') return kind;
      const word = text.slice(start, end);
      if (kind !== 'name' || !plainName.test(word)) return word;
      if (!names.has(word)) names.set(word, `name${names.size}`);
      return names.get(word) as string;
    });
  });
}

/** How much two shapes have in common, from 0 to 1: the share of their pairs of neighbours that both have. */
export function likeness(a: readonly string[], b: readonly string[]): number {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  const both = [...left].filter((pair) => right.has(pair)).length;
  return left.size + right.size === 0 ? 1 : (2 * both) / (left.size + right.size);
}

// Names are alike wherever they first come.
function pairsOf(shape: readonly string[]): Set<string> {
  const words = shape.map((word) => (/^name\d+$/.test(word) ? 'name' : word));
  return new Set(words.map((word, i) => `${word} ${words[i + 1] ?? ''}`));
}
