import type { Hierarchy } from '../types/hierarchy.js';
import { leastUpperBound } from '../types/least-upper-bound.js';
import { isSubtype } from '../types/subtype.js';
import type { Type } from '../types/type.js';

/**
 * How type information flows between declarations and type parameters (section 3.3.1 of the Hephaestus paper). Nodes are
 * numbers: the index of what is known about them.
 */
export interface TypeGraph {
  readonly hierarchy: Hierarchy;
  readonly nodes: readonly GraphNode[];
}

/** A declaration, a type parameter as one place instantiates it, or a type. */
interface GraphNode {
  readonly kind: 'declaration' | 'parameter' | 'type';
  /** Empty for a type, which is its own label. */
  readonly label: string;
  /** The type that it has in the program as it is. */
  readonly type: Type;
  readonly edges: readonly GraphEdge[];
}

/** `declared`: it is written there; `inferred`: it can be found out from there; `defined`: a type is made of it. */
interface GraphEdge {
  readonly kind: 'declared' | 'inferred' | 'defined';
  readonly to: number;
}

/** A graph that is being made. */
export interface GraphBuilder extends TypeGraph {
  add(kind: GraphNode['kind'], label: string, type: Type): number;
  connect(from: number, kind: GraphEdge['kind'], to: number): void;
  /** The node of a type that is made of nothing else. */
  typeNode(type: Type): number;
}

/** Begins a graph without nodes. */
export function createGraph(hierarchy: Hierarchy): GraphBuilder {
  const nodes: (GraphNode & { edges: GraphEdge[] })[] = [];
  const types = new Map<Type, number>();
  const add: GraphBuilder['add'] = (kind, label, type) => nodes.push({ kind, label, type, edges: [] }) - 1;
  return {
    hierarchy,
    nodes,
    add,
    connect: (from, kind, to) => nodes[from]?.edges.push({ kind, to }),
    typeNode(type) {
      let node = types.get(type);
      if (node === undefined) {
        node = add('type', '', type);
        types.set(type, node);
      }
      return node;
    },
  };
}

/** Nodes whose declared types are not written: the graph without their `declared` edges (Definition 3.4). */
export type Erased = { has(node: number): boolean };

const nothing: Erased = { has: () => false };

/**
 * The type that can be found out for a node: the least upper bound of the types that can be reached (Definition 3.3). A
 * type that is made of something which cannot be found out is not reached. A type argument is never primitive.
 */
export function infer(graph: TypeGraph, node: number, erased: Erased = nothing): Type | undefined {
  const { hierarchy, nodes } = graph;
  const box = (type: Type) => (type.kind === 'primitive' ? (hierarchy.boxes.get(type.name) ?? type) : type);
  const visited = new Set<number>();
  const reached = new Set<Type>();
  const visit = (at: number): void => {
    if (visited.has(at)) return;
    visited.add(at);
    const { kind, type, edges } = nodes[at] as GraphNode;
    if (kind === 'type') {
      if (edges.every(({ to }) => isKnown(graph, to, erased, visited))) reached.add(type);
      return;
    }
    for (const to of sourcesOf(graph, at, erased)) visit(to);
  };
  visit(node);
  const isParameter = nodes[node]?.kind === 'parameter';
  const types = isParameter || reached.size > 1 ? [...new Set([...reached].map(box))] : [...reached];
  if (types.length === 0) return undefined;
  const found = types.reduce((above, type) => leastUpperBound(hierarchy, above, type));
  // Compilers know more common supertypes than one, or none: for a type parameter one of the types must be above the others.
  return isParameter && !types.includes(found) ? undefined : found;
}

// Where a node leads to when some declared types are not written.
function sourcesOf({ nodes }: TypeGraph, node: number, erased: Erased): number[] {
  const { edges } = nodes[node] as GraphNode;
  return edges.filter(({ kind }) => kind !== 'declared' || !erased.has(node)).map(({ to }) => to);
}

// What was asked for on the way here is not known: a proof that needs itself is none. So what is known grows from what
// needs nothing else; trying all ways through the graph would take exponential time.
function isKnown(graph: TypeGraph, node: number, erased: Erased, asked: ReadonlySet<number>): boolean {
  const reached = new Map<number, readonly number[]>();
  const seen = new Set(asked);
  const reach = (at: number): void => {
    if (seen.has(at)) return;
    seen.add(at);
    const sources = sourcesOf(graph, at, erased);
    sources.forEach(reach);
    reached.set(at, sources);
  };
  reach(node);
  const known = new Set<number>();
  const follows = (at: number, sources: readonly number[]) =>
    graph.nodes[at]?.kind === 'type'
      ? sources.every((each) => known.has(each))
      : sources.some((each) => known.has(each));
  for (let before = -1; before < known.size; ) {
    before = known.size;
    for (const [at, sources] of reached) if (follows(at, sources)) known.add(at);
  }
  return known.has(node);
}

/** Whether a node still has its type when others, and perhaps it itself, are erased (Definitions 3.5 and 3.6). */
export function preservesType(graph: TypeGraph, node: number, erased: Erased): boolean {
  return infer(graph, node, erased) === graph.nodes[node]?.type;
}

/** Whether a type may be written at a node: what is inferred without it is below (Definition 3.7). */
export function isRelevant(graph: TypeGraph, node: number, type: Type): boolean {
  const inferred = infer(graph, node, { has: (each) => each === node });
  return inferred === undefined || isSubtype(graph.hierarchy, inferred, type);
}
