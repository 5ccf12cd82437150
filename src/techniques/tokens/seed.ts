import type { Library } from '../../core/library.js';
import type { SeedFile } from '../../model/source/seed.js';
import type { Syntax, SyntaxNode, SyntaxRole, SyntaxTree } from '../../model/source/syntax.js';
import { toAscii } from '../../model/source/ascii.js';

/** A node with its surroundings. */
export interface Place {
  readonly node: SyntaxNode;
  readonly parent: SyntaxNode;
  /** Its index among its parent's children. */
  readonly position: number;
  /** The top-level declaration that it belongs to. */
  readonly declaration: SyntaxNode;
}

/** A seed taken apart, with the indexes that mutations choose from. */
export interface Seed {
  /** Its number in the corpus; a seed may be read more than once, so that objects cannot be compared. */
  readonly index: number;
  readonly path: string;
  /** What it is compiled with. */
  readonly libraries?: readonly Library[];
  readonly tree: SyntaxTree;
  /** Whether characters outside ASCII were spelled out. */
  readonly respelled: boolean;
  readonly places: readonly Place[];
  readonly byRole: Readonly<Record<SyntaxRole, readonly Place[]>>;
  /** Literals and keywords in the role of a type or an expression. */
  readonly atoms: readonly Place[];
  /** Operators, modifiers and other words that have a node of their own. */
  readonly words: ReadonlyMap<SyntaxNode, Place>;
  readonly identifiers: readonly Place[];
  /** Names that are declared or selected anywhere; others that occur belong to the language or its library. */
  readonly declared: ReadonlySet<string>;
  /** Names that are declared by the top-level declarations themselves, and are therefore known in all of the program. */
  readonly topLevel: ReadonlySet<string>;
}

/** Takes a seed apart. */
export function readSeed(file: SeedFile, index: number, syntax: Syntax): Seed {
  const text = toAscii(file.text);
  const tree = syntax.parse(text);
  const places = [...placesOf(tree.root)];
  const byRole = groupByRole(places);
  // A language need not say which kinds are identifiers: they are those of the nodes in that role.
  const kinds = new Set(byRole.identifier.map(({ node }) => node.kind));
  const identifiers = places.filter(({ node }) => kinds.has(node.kind));
  const leaves = places.filter(({ node }) => node.children.length === 0 && !kinds.has(node.kind));
  return {
    index,
    path: file.path,
    ...(file.libraries && { libraries: file.libraries }),
    tree,
    respelled: text !== file.text,
    places,
    byRole,
    atoms: leaves.filter(({ node }) => node.role === 'type' || node.role === 'expression'),
    words: new Map(leaves.filter(({ node }) => node.role === 'other').map((place) => [place.node, place])),
    identifiers,
    declared: new Set(byRole.identifier.map(({ node }) => textOf(tree, node))),
    topLevel: new Set(tree.root.children.flatMap(declaredBy).map((node) => textOf(tree, node))),
  };
}

/** The text of a node. */
export function textOf(tree: SyntaxTree, node: SyntaxNode): string {
  return tree.text.slice(node.start, node.end);
}

function* placesOf(parent: SyntaxNode, top?: SyntaxNode): Generator<Place> {
  for (const [position, node] of parent.children.entries()) {
    const declaration = top ?? node;
    yield { node, parent, position, declaration };
    yield* placesOf(node, declaration);
  }
}

function groupByRole(places: readonly Place[]): Record<SyntaxRole, Place[]> {
  const groups: Record<SyntaxRole, Place[]> = {
    expression: [],
    statement: [],
    type: [],
    member: [],
    parameter: [],
    identifier: [],
    other: [],
  };
  for (const place of places) groups[place.node.role].push(place);
  return groups;
}

/** The names that a node declares: it has its name as a child, or it is a group of declarations, as `const a = 1, b = 2`. */
export function declaredBy(node: SyntaxNode): SyntaxNode[] {
  const names = node.children.filter(({ role }) => role === 'identifier');
  return names.length > 0 ? names : node.children.filter(({ role }) => role === 'other').flatMap(declaredBy);
}
