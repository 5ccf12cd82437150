import { constructorOf, selfType } from '../types/hierarchy.js';
import { substitute } from '../types/substitute.js';
import { viewAs } from '../types/subtype.js';
import { type ClassType, mentions, type Type, type TypeArgument } from '../types/type.js';
import type { Analyzer, Open, Site, Target, Typed } from './analysis.js';

/**
 * Finds what a wanted type says about open type parameters in the type of an expression, where it says exactly what they
 * are ([VAR PARAM CONSTRUCTOR], [VAR PARAM METHOD CALL]).
 */
export function linkToTarget(analyzer: Analyzer, type: Type, open: Open, target: Target): Found[] {
  if (target.ofArgument && analyzer.inference.noArgumentTargets) return [];
  if (type.kind === 'parameter' && open.nodes.has(type.name)) {
    const isSure = !analyzer.inference.noUpperBounds && isPlain(target.type);
    return isSure ? [{ parameter: type.name, node: targetPart(analyzer, target.type, target) }] : [];
  }
  if (type.kind !== 'class' || target.type.kind !== 'class') return [];
  const view = viewAs(analyzer.hierarchy, type, target.type.name);
  if (!view) return [];
  return matchArguments(analyzer, view, target.type, open).map(({ parameter, part }) => ({
    parameter,
    node: targetPart(analyzer, part, target),
  }));
}

/** What is known about a type parameter, and from where. */
export interface Found {
  readonly parameter: string;
  readonly node: number;
}

// What is only above or below a type says less than what is a type.
function isPlain(type: Type): boolean {
  return type.kind !== 'primitive' && type.kind !== 'top' && type.kind !== 'nullable';
}

// The node of a part of a wanted type: an open parameter, a type made of such, or a part of what a declaration says.
function targetPart(analyzer: Analyzer, part: Type, { open, from }: Target): number {
  const inferred = openNode(analyzer, part, open);
  if (inferred !== undefined) return inferred;
  return declaredPart(analyzer, part, from);
}

/** The node of a part of a type that is known only as long as a place is written with its types. */
export function declaredPart({ graph }: Analyzer, part: Type, from: Site | undefined): number {
  if (!from) return graph.typeNode(part);
  const node = graph.add('parameter', 'part', part);
  graph.connect(node, 'declared', graph.typeNode(part));
  from.parts.push(node);
  return node;
}

/** The node of an open type parameter, or of a type that is made of some; nothing for any other type. */
export function openNode({ graph, hierarchy }: Analyzer, type: Type, { nodes, types }: Open): number | undefined {
  if (nodes.size === 0) return undefined;
  if (type.kind === 'parameter') return nodes.get(type.name);
  if (!mentions(type, nodes)) return undefined;
  const node = graph.add('type', '', substitute(type, types, hierarchy.table));
  for (const [name, to] of nodes)
    if (mentions(type, { has: (each) => each === name })) graph.connect(node, 'defined', to);
  return node;
}

// An open type parameter, and the part of another type that must be the same; `path` leads there through the arguments.
interface Match {
  readonly parameter: string;
  readonly part: Type;
  readonly path: readonly number[];
}

function matchArguments(analyzer: Analyzer, type: ClassType, other: ClassType, open: Open): Match[] {
  const { parameters } = constructorOf(analyzer.hierarchy, type.name);
  return type.args.flatMap((arg, i): Match[] => {
    const part = other.args[i] as TypeArgument;
    if (arg.kind === 'projection' || part.kind === 'projection' || parameters[i]?.variance !== 'invariant') return [];
    if (arg.kind === 'parameter' && open.nodes.has(arg.name)) return [{ parameter: arg.name, part, path: [i] }];
    if (arg.kind !== 'class' || part.kind !== 'class' || arg.name !== part.name) return [];
    return matchArguments(analyzer, arg, part, open).map((match) => ({ ...match, path: [i, ...match.path] }));
  });
}

/** Finds what the type of an argument says about the open type parameters in the parameter's type ([PARAM CALL]). */
export function linkToArgument(analyzer: Analyzer, formal: Type, open: Open, given: Typed): Found[] {
  const { graph, hierarchy, inference } = analyzer;
  if (formal.kind === 'parameter') {
    if (!open.nodes.has(formal.name)) return [];
    const isNested = inference.noNestedInference && given.site;
    return [{ parameter: formal.name, node: isNested ? declaredPart(analyzer, given.type, given.site) : given.node }];
  }
  if (formal.kind !== 'class' || given.type.kind !== 'class') return [];
  const view = viewAs(hierarchy, given.type, formal.name);
  if (!view) return [];
  const flows = flowOf(analyzer, given.type, formal.name);
  return matchArguments(analyzer, formal, view, open).flatMap(({ parameter, part, path }): Found[] => {
    const at = flows[path[0] as number];
    const inferred = at === undefined ? undefined : given.args?.[at];
    // A result that is a type parameter itself has no parts before it is known what it stands for.
    if (!given.args) return [{ parameter, node: declaredPart(analyzer, part, given.site) }];
    if (inferred === undefined) return [{ parameter, node: graph.typeNode(part) }];
    if (inference.noNestedInference) return [{ parameter, node: declaredPart(analyzer, part, given.site) }];
    return path.length === 1 ? [{ parameter, node: inferred }] : [];
  });
}

// Which of its own arguments a class hands on to each parameter of a supertype, if it hands them on as they are.
function flowOf({ hierarchy }: Analyzer, { name, args }: ClassType, above: string): (number | undefined)[] {
  if (name === above) return args.map((_, i) => i);
  const { parameters } = constructorOf(hierarchy, name);
  const view = viewAs(hierarchy, selfType(hierarchy, name), above);
  return (view?.args ?? []).map((arg) => {
    const at = arg.kind === 'parameter' ? parameters.findIndex((each) => each.name === arg.name) : -1;
    return at < 0 ? undefined : at;
  });
}
