/** The shape of a program: its tokens, with each name replaced by the order of its first occurrence. */
export type Shape = readonly (string | number)[];

/** Whether two shapes are those of programs that differ only in names and literals. */
export function isSameShape(a: Shape, b: Shape): boolean {
  return a.length === b.length && a.every((word, i) => word === b[i]);
}

/** The similarity of two shapes, from 0 to 1: the share of their token bigrams that both have. */
export function likeness(a: Shape, b: Shape): number {
  const [left, right] = [pairsOf(a), pairsOf(b)];
  const both = [...left].filter((pair) => right.has(pair)).length;
  return left.size + right.size === 0 ? 1 : (2 * both) / (left.size + right.size);
}

// All names count as the same token here.
function pairsOf(shape: Shape): Set<string> {
  const words = shape.map((word) => (typeof word === 'number' ? 'name' : word));
  return new Set(words.map((word, i) => `${word} ${words[i + 1] ?? ''}`));
}
