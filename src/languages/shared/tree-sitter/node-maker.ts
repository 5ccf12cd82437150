import type { SyntaxNode, SyntaxRole } from '../../../model/source/syntax.js';
import type { Grammar } from './grammar.js';
import { operatorClass } from './operator-class.js';
import type { ParsedNode } from './parsed-node.js';

/** Makes the children of a node, with all that is below them. */
export type NodeMaker = (node: ParsedNode, text: string) => SyntaxNode[];

// Deeper nodes are not taken apart: nobody writes them, and whoever walks a tree does it by recursion.
const deepest = 400;

/** Gives the nodes of a parser the roles that a grammar gives their kinds and places. */
export function nodeMaker(grammar: Grammar): NodeMaker {
  const roleOf = roleFinder(grammar);
  const { names } = grammar;
  const expressions = new Set(grammar.kinds.expression);
  const [typeNames, wordParents] = [new Set(names.types), new Set(grammar.words)];

  function make(node: ParsedNode, parent: ParsedNode, { text, depth }: Level): SyntaxNode {
    const { kind, start, end } = node;
    const role = roleOf(node, parent);
    const name: SyntaxNode = { kind: names.kinds[0] ?? '', role: 'other', start, end, children: [] };
    if (role === 'identifier' && typeNames.has(kind)) return { ...name, role };
    const children = typeNames.has(kind) ? [name] : childrenAt(node, { text, depth });
    const shown = wordParents.has(kind) ? kindByOperator(node, text) : kind;
    const made: SyntaxNode = { kind: shown, role, start, end, children };
    if (role !== 'statement' || !expressions.has(kind)) return made;
    return { ...made, kind: 'statement', children: [{ ...made, role: 'expression' }] };
  }

  function childrenAt(node: ParsedNode, { text, depth }: Level): SyntaxNode[] {
    if (depth >= deepest) return [];
    const withWords = wordParents.has(node.kind);
    return node.children
      .filter(({ isNamed }) => isNamed || withWords)
      .map((child) => (child.isNamed ? make(child, node, { text, depth: depth + 1 }) : wordNode(child)));
  }

  return (node, text) => childrenAt(node, { text, depth: 0 });
}

interface Level {
  readonly text: string;
  readonly depth: number;
}

function roleFinder({ kinds, places, names }: Grammar): (node: ParsedNode, parent: ParsedNode) => SyntaxRole {
  const roles = new Map(
    Object.entries(kinds).flatMap(([role, list]) => list.map((kind) => [kind, role as SyntaxRole])),
  );
  const [nameKinds, nameFields, typeNames] = [new Set(names.kinds), new Set(names.fields), new Set(names.types)];
  const [parents, typeParents] = [new Set(names.parents), new Set(names.typeParents)];
  const [heads, selections] = [new Set(names.heads), new Set(names.selections)];
  return (node, parent) => {
    const { kind, field } = node;
    const isFirst = parent.children.find(({ isNamed }) => isNamed) === node;
    const isPlaced = nameFields.has(field) || (isFirst ? heads : selections).has(parent.kind);
    if (nameKinds.has(kind) && (isPlaced || parents.has(parent.kind))) return 'identifier';
    if (typeNames.has(kind) && (nameFields.has(field) || typeParents.has(parent.kind))) return 'identifier';
    const place = places[`${parent.kind} > ${kind}`] ?? places[`${parent.kind}.${field}`] ?? places[parent.kind];
    return place ?? roles.get(kind) ?? 'other';
  };
}

function wordNode({ kind, start, end }: ParsedNode): SyntaxNode {
  return { kind, role: 'other', start, end, children: [] };
}

// Operators of one class can be exchanged for each other, so they make a kind of their own.
function kindByOperator({ kind, children }: ParsedNode, text: string): string {
  const [, operator, ...others] = children;
  const found = operator && others.length === 1 ? operatorClass(text.slice(operator.start, operator.end)) : undefined;
  return found === undefined ? kind : `${found} ${kind}`;
}
