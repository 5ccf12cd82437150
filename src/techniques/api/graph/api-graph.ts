import type { ClassType, Type } from '../../../model/types/type.js';
import type { Substitution } from '../../../model/types/substitute.js';
import { argumentsOf, type Hierarchy } from '../../../model/types/hierarchy.js';
import { createEdges, type Edges } from './edges.js';
import { distancesFrom } from './distances.js';
import { isVoid, type Member, type Owner } from './member.js';

/**
 * The API graph (3.2 of the Thalia paper): what members lead from type constructor to type constructor. The substitution
 * on the edge from a member to what it gives is in the arguments of its result (`decompose`); on the edge from a class to
 * one above it, in those of the supertype.
 */
export interface ApiGraph {
  /** Members by their nodes; nodes of types have none. */
  readonly members: readonly (Member | undefined)[];
  readonly nodes: ReadonlyMap<string, number>;
  readonly edges: Edges;
  /** The node that leads to all that needs no object. */
  readonly source: number;
  /** What it costs to get to each node from there. */
  readonly distances: Float64Array;
}

// A step to a class above says nothing in the program; each argument has to be made.
const costs = { above: 0.1, member: 1, literal: 0.2, argument: 1, anything: 2 };

/** The node of what members give that is of one of their own type parameters, and so of any type. */
const anything = '*';

/** Builds the graph of some classes. */
export function buildGraph(owners: Iterable<Owner>, isLiteral: (type: Type) => boolean): ApiGraph {
  const nodes = new Map<string, number>();
  const members: (Member | undefined)[] = [];
  const nodeOf = (key: string): number => {
    let node = nodes.get(key);
    if (node === undefined) {
      node = members.push(undefined) - 1;
      nodes.set(key, node);
    }
    return node;
  };
  const source = nodeOf('');
  nodeOf(anything);
  const from: number[] = [];
  const to: number[] = [];
  const cost: number[] = [];
  const connect = (start: number, end: number, weight: number) => {
    from.push(start);
    to.push(end);
    cost.push(weight);
  };
  const all = [...owners];
  for (const { name } of all) nodeOf(name);
  for (const owner of all) {
    const own = nodeOf(owner.name);
    for (const above of owner.supertypes) connect(own, nodeOf(above.name), costs.above);
    for (const member of owner.members) {
      const node = members.push(member) - 1;
      connect(member.isStatic ? source : own, node, costOf(member, isLiteral));
      if (!isVoid(member)) connect(node, nodeOf(nodeKey(member.result)), 0);
    }
  }
  const edges = createEdges(members.length, { from, to, cost });
  return { members, nodes, edges, source, distances: distancesFrom(edges, source) };
}

function costOf({ parameters }: Member, isLiteral: (type: Type) => boolean): number {
  let cost = costs.member;
  for (const { type, vararg } of parameters) if (!vararg) cost += isLiteral(type) ? costs.literal : costs.argument;
  return cost;
}

/** What the node of a type is called: classes by their names, whatever their arguments. */
export function nodeKey(type: Type): string {
  switch (type.kind) {
    case 'class':
    case 'primitive':
      return type.name;
    case 'array':
      return `${nodeKey(type.element)}[]`;
    case 'parameter':
      return anything;
    default:
      return type.kind;
  }
}

/** The nodes from which a path to a type may start backwards, with what each adds to its cost. */
export function endsOf({ nodes }: ApiGraph, type: Type): { node: number; cost: number }[] {
  const ends: { node: number; cost: number }[] = [];
  const own = nodes.get(nodeKey(type));
  if (own !== undefined) ends.push({ node: own, cost: 0 });
  if (type.kind === 'class') ends.push({ node: nodes.get(anything) as number, cost: costs.anything });
  return ends;
}

/** A class type as its constructor and what the parameters of that stand for (Definition 3.3). */
export function decompose(hierarchy: Hierarchy, type: ClassType): { constructor: string; by: Substitution } {
  return { constructor: type.name, by: argumentsOf(hierarchy, type) };
}
