import type { Shape } from '../../core/likeness.js';
import type { SourceFile } from '../../core/test-program.js';
import { lex } from '../../model/source/lex.js';

// What reduction names things; every other word means something.
const plainName = /^\p{L}\d*$/u;

/** The shape of a program: names by the order in which they come, literals by their kind. */
export function shapeOf(files: readonly SourceFile[]): Shape {
  const names = new Map<string, number>();
  return files.flatMap(({ text }) => {
    const tokens = lex(text);
    return tokens.map(({ kind, start, end }) => {
      if (kind === 'number' || kind === 'text') return kind;
      const word = text.slice(start, end);
      if (kind !== 'name' || !plainName.test(word)) return word;
      const order = names.get(word) ?? names.size;
      names.set(word, order);
      return order;
    });
  });
}
