import { boundsOf, constructorOf, type Hierarchy } from './hierarchy.js';
import { type Substitution, substitute, substituteArgument } from './substitute.js';
import { type ClassType, mentions, type Projection, type Type, type TypeArgument } from './type.js';

/** What the parameters of a generic type stand for in an application that may hold projections. */
export interface View {
  readonly exact: Substitution;
  readonly projected: ReadonlyMap<string, Projection>;
}

/** How the members of a type are seen through its arguments. */
export function viewOf(hierarchy: Hierarchy, type: ClassType): View {
  const { parameters } = constructorOf(hierarchy, type.name);
  const exact = new Map<string, Type>();
  const projected = new Map<string, Projection>();
  parameters.forEach(({ name }, i) => {
    const arg = type.args[i];
    if (arg?.kind === 'projection') projected.set(name, arg);
    else if (arg) exact.set(name, arg);
  });
  return { exact, projected };
}

/**
 * The least type we can write that holds all values of a member's type, seen through a view: what capture conversion
 * (JLS 5.1.10) followed by an assignment gives. Nothing if there is no such type.
 */
export function seenThrough(hierarchy: Hierarchy, type: Type, view: View): Type | undefined {
  // What the parameters stand for may mention the same parameters, those in scope: nothing is replaced twice.
  if (!mentions(type, view.projected)) return substitute(type, view.exact, hierarchy.table);
  return upward(hierarchy, type, view);
}

function upward(hierarchy: Hierarchy, type: Type, view: View): Type | undefined {
  const { table } = hierarchy;
  switch (type.kind) {
    case 'parameter': {
      const projection = view.projected.get(type.name) as Projection;
      if (projection.variance === 'out') return projection.of;
      const [bound] = boundsOf(hierarchy, type.name);
      return mentions(bound, view.projected) ? table.top : substitute(bound, view.exact, table);
    }
    case 'class':
      return upwardClass(hierarchy, type, view);
    case 'nullable': {
      const of = seenThrough(hierarchy, type.of, view);
      return of && table.nullable(of);
    }
    case 'tuple': {
      const elements = type.elements.map((each) => seenThrough(hierarchy, each, view));
      return elements.includes(undefined) ? undefined : table.tuple(elements as Type[]);
    }
    default:
      return undefined;
  }
}

function upwardClass(hierarchy: Hierarchy, type: ClassType, view: View): ClassType | undefined {
  const { table } = hierarchy;
  const { parameters } = constructorOf(hierarchy, type.name);
  const args: TypeArgument[] = [];
  for (let i = 0; i < type.args.length; i++) {
    const arg = type.args[i] as TypeArgument;
    if (!mentions(arg, view.projected)) {
      args.push(substituteArgument(arg, view.exact, table));
      continue;
    }
    const variance = parameters[i]?.variance ?? 'invariant';
    if (arg.kind === 'projection' || variance === 'in') return undefined;
    if (arg.kind === 'parameter' && variance === 'invariant') {
      args.push(view.projected.get(arg.name) as Projection);
      continue;
    }
    const above = upward(hierarchy, arg, view);
    if (above === undefined) return undefined;
    args.push(variance === 'out' ? above : table.projection('out', above));
  }
  return table.classType(type.name, args);
}
