import { type SyntaxNode, type SyntaxRole, walk } from '../../model/source/syntax.js';
import { tokensBetween } from './neighbours.js';
import { type Seed, textOf } from './seed.js';

/** Text that can be put around a piece and gives a piece of the same role, as `Partial<` and `>` around a type. */
export interface Wrapping {
  readonly before: string;
  readonly after: string;
}

/** Wrappings of each role: all short texts around a piece in a larger piece that name nothing of their seed, as often as they occur. */
export type Wrappings = ReadonlyMap<SyntaxRole, readonly Wrapping[]>;

/** The roles of pieces that are wrapped. */
export const wrappedRoles: readonly SyntaxRole[] = ['type', 'expression'];

/** Collects the wrappings of one role in a seed. */
export function wrappingsIn(seed: Seed, role: SyntaxRole, maxTokens: number): Wrapping[] {
  const found: Wrapping[] = [];
  for (const { node: outer } of seed.byRole[role]) {
    for (const inner of nextOfRole(outer, role)) {
      const around = countTokens(seed, outer) - countTokens(seed, inner);
      if (around > maxTokens || namesTheSeed(seed, outer, inner)) continue;
      const { text } = seed.tree;
      found.push({ before: text.slice(outer.start, inner.start), after: text.slice(inner.end, outer.end) });
    }
  }
  return found;
}

function* nextOfRole(node: SyntaxNode, role: SyntaxRole): Generator<SyntaxNode> {
  for (const child of node.children) {
    if (child.role === role) yield child;
    else yield* nextOfRole(child, role);
  }
}

function countTokens({ tree }: Seed, node: SyntaxNode): number {
  return tokensBetween(tree, node.start, node.end).length;
}

function namesTheSeed(seed: Seed, outer: SyntaxNode, inner: SyntaxNode): boolean {
  return [...walk(outer)].some(
    (node) =>
      node.children.length === 0 &&
      (node.end <= inner.start || node.start >= inner.end) &&
      seed.declared.has(textOf(seed.tree, node)),
  );
}
