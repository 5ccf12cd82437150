/** A program without what is accidental in it: its words, with each name as the order in which it first comes. */
export type Shape = readonly (string | number)[];

/** Whether two shapes are of programs that are the same but for names and literals. */
export function isSameShape(a: Shape, b: Shape): boolean {
  return a.length === b.length && a.every((word, i) => word === b[i]);
}

/** How much two shapes have in common, from 0 to 1: the share of their pairs of neighbours that both have. */
export function likeness(a: Shape, b: Shape): number {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  const both = [...left].filter((pair) => right.has(pair)).length;
  return left.size + right.size === 0 ? 1 : (2 * both) / (left.size + right.size);
}

// Names are alike wherever they first come.
function pairsOf(shape: Shape): Set<string> {
  const words = shape.map((word) => (typeof word === 'number' ? 'name' : word));
  return new Set(words.map((word, i) => `${word} ${words[i + 1] ?? ''}`));
}
