import type { Expression } from '../program/expression.js';
import type { Inference, Omission } from '../program/profile.js';
import type { ProgramIndex } from '../program/program-index.js';
import type { Hierarchy } from '../types/hierarchy.js';
import type { Substitution } from '../types/substitute.js';
import type { Type } from '../types/type.js';
import type { GraphBuilder, TypeGraph } from './type-graph.js';

/** A place whose types may be left out. */
export interface Site {
  readonly kind: Omission;
  /** The id of the declaration or the expression. */
  readonly id: number;
  /** The nodes that must keep their types. */
  readonly nodes: readonly number[];
  /** Nodes that have a declared type only because this place is written with its types. */
  readonly parts: number[];
  /** The name of the method or the variable outside of methods whose type this is, for what depends on it. */
  readonly name?: string;
}

/** What is known of a program's types. */
export interface Analysis {
  readonly graph: TypeGraph;
  readonly sites: readonly Site[];
  /** Which methods and outer variables are used where the type of another one is found out, by their names. */
  readonly uses: ReadonlyMap<string, ReadonlySet<string>>;
  /** The types that expressions have where nothing is wanted, by their ids, as far as they are certain. */
  readonly types: ReadonlyMap<number, Type>;
}

/** The type that an expression has where nothing is wanted of it. */
export interface Typed {
  readonly type: Type;
  readonly node: number;
  /** The nodes of its type arguments, where they are inferred with it. */
  readonly args?: readonly (number | undefined)[];
  /** The place that says what they are, if that may be left out. */
  readonly site?: Site | undefined;
  /** It is a literal, or what a literal becomes. */
  readonly literal?: boolean;
}

/** Type parameters that a place instantiates, by their names: their nodes, and the types that they stand for. */
export interface Open {
  readonly nodes: ReadonlyMap<string, number>;
  readonly types: Substitution;
}

/** No type parameters. */
export const closed: Open = { nodes: new Map(), types: new Map() };

/** What is wanted of an expression: a type, in which open type parameters may stand. */
export interface Target {
  readonly type: Type;
  readonly open: Open;
  /** The site of the declaration that says so. */
  readonly from?: Site;
  /** It is wanted of an argument. */
  readonly ofArgument?: boolean;
}

/** A variable in scope. */
export interface Known {
  readonly node: number;
  readonly type: Type;
  /** Absent if its type cannot be left out. */
  readonly site?: Site;
  /** Whether reading it gives exactly its declared type. */
  steady: boolean;
}

/** The state of an analysis. */
export interface Analyzer {
  readonly hierarchy: Hierarchy;
  readonly index: ProgramIndex;
  readonly inference: Inference;
  readonly graph: GraphBuilder;
  readonly sites: Site[];
  /** Sites that turned out to be needed. */
  readonly blocked: Set<Site>;
  readonly variables: Map<string, Known>;
  readonly uses: Map<string, Set<string>>;
  readonly types: Map<number, Type>;
  /** How often types were compared: values were given to something, or cast. */
  comparisons: number;
  /** What is wanted of the values that are returned early here, and the types that they have. */
  returned: { readonly target: Target | undefined; readonly types: (Typed | undefined)[] } | undefined;
  /** The class that hands on what is being looked at to its superclass. */
  handingOn: string | undefined;
  /** Whether variables are written in a loop around. */
  inWritingLoop: boolean;
  /** The variables whose values are being looked at, outermost first. */
  readonly valued: Site[];
  /** Whose type is being looked at: what is used here is needed for it. */
  using: Set<string> | undefined;
  /** Looks at an expression of which something may be wanted; gives its own type if that is certain. */
  readonly visit: (analyzer: Analyzer, expression: Expression, target?: Target) => Typed | undefined;
}

/** A place to leave out types, if the language allows that; its nodes are known from then on. */
export function addSite(analyzer: Analyzer, site: Omit<Site, 'parts'>): Site | undefined {
  if (!analyzer.inference.omits.has(site.kind)) return undefined;
  const added = { ...site, parts: [] };
  analyzer.sites.push(added);
  return added;
}

/** A node that says of a declaration which type it has. */
export function declareNode({ graph }: Analyzer, label: string, type: Type): number {
  const node = graph.add('declaration', label, type);
  graph.connect(node, 'declared', graph.typeNode(type));
  return node;
}
