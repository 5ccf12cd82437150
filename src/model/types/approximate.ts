import { boundsOf, constructorOf, type Hierarchy } from './hierarchy.js';
import { type Substitution, substitute, substituteArgument } from './substitute.js';
import {
  type ArrayType,
  type ClassType,
  type FunctionType,
  mentions,
  type Projection,
  type TupleType,
  type Type,
  type TypeArgument,
  type Variance,
} from './type.js';

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
  return above({ hierarchy, view, expanded: [] }, type);
}

/**
 * The greatest type we can write whose values may all be given to a member that takes a type, seen through a view. Nothing
 * if there is no such type: then only null can be given, if the member takes it.
 */
export function givenThrough(hierarchy: Hierarchy, type: Type, view: View): Type | undefined {
  return below({ hierarchy, view, expanded: [] }, type);
}

interface Seeing {
  readonly hierarchy: Hierarchy;
  readonly view: View;
  /** The type parameters whose bounds are looked at, which may mention them again. */
  readonly expanded: readonly string[];
}

function above(seeing: Seeing, type: Type): Type | undefined {
  const { hierarchy, view } = seeing;
  const { table } = hierarchy;
  // What the parameters stand for may mention the same parameters, those in scope: nothing is replaced twice.
  if (!mentions(type, view.projected)) return substitute(type, view.exact, table);
  switch (type.kind) {
    case 'parameter':
      return aboveParameter(seeing, type.name, view.projected.get(type.name) as Projection);
    case 'class':
      return mapArguments(seeing, type, argumentAbove);
    case 'function':
      return mapFunction(seeing, type, { parameters: below, result: above });
    case 'array':
      return mapArray(seeing, type, above);
    case 'nullable': {
      const of = above(seeing, type.of);
      return of && table.nullable(of);
    }
    case 'tuple':
      return mapTuple(seeing, type, above);
    default:
      return undefined;
  }
}

// What is captured is below the bound of its type parameter as well, which says more only where the projection does not.
function aboveParameter(seeing: Seeing, name: string, { variance, star, of }: Projection): Type | undefined {
  if (variance === 'out' && !star) return of;
  const { top } = seeing.hierarchy.table;
  if (seeing.expanded.includes(name)) return top;
  const [bound] = boundsOf(seeing.hierarchy, name);
  return above({ ...seeing, expanded: [...seeing.expanded, name] }, bound) ?? top;
}

function below(seeing: Seeing, type: Type): Type | undefined {
  const { hierarchy, view } = seeing;
  const { table } = hierarchy;
  if (!mentions(type, view.projected)) return substitute(type, view.exact, table);
  switch (type.kind) {
    case 'parameter': {
      const { variance, of } = view.projected.get(type.name) as Projection;
      return variance === 'in' ? of : undefined;
    }
    case 'class':
      return mapArguments(seeing, type, argumentBelow);
    case 'function':
      return mapFunction(seeing, type, { parameters: above, result: below });
    case 'array':
      return mapArray(seeing, type, below);
    case 'nullable':
      return table.nullable(below(seeing, type.of) ?? table.bottom);
    case 'tuple':
      return mapTuple(seeing, type, below);
    default:
      return undefined;
  }
}

type MapType = (seeing: Seeing, type: Type) => Type | undefined;
type MapArgument = (seeing: Seeing, arg: TypeArgument, variance: Variance) => TypeArgument | undefined;

function argumentAbove(seeing: Seeing, arg: TypeArgument, variance: Variance): TypeArgument | undefined {
  const { table } = seeing.hierarchy;
  if (arg.kind === 'projection') {
    const of = arg.variance === 'out' ? above(seeing, arg.of) : below(seeing, arg.of);
    return of ? table.projection(arg.variance, of) : table.star;
  }
  if (variance === 'in') return below(seeing, arg);
  if (arg.kind === 'parameter' && variance === 'invariant') return seeing.view.projected.get(arg.name);
  const of = above(seeing, arg);
  return of && variance === 'invariant' ? table.projection('out', of) : of;
}

function argumentBelow(seeing: Seeing, arg: TypeArgument, variance: Variance): TypeArgument | undefined {
  if (arg.kind === 'projection') {
    const of = arg.variance === 'out' ? below(seeing, arg.of) : above(seeing, arg.of);
    return of && seeing.hierarchy.table.projection(arg.variance, of);
  }
  if (variance === 'invariant') return undefined;
  return variance === 'out' ? below(seeing, arg) : above(seeing, arg);
}

function mapArguments(seeing: Seeing, type: ClassType, map: MapArgument): ClassType | undefined {
  const { hierarchy, view } = seeing;
  const { parameters } = constructorOf(hierarchy, type.name);
  const args: TypeArgument[] = [];
  for (const [i, arg] of type.args.entries()) {
    const mapped = mentions(arg, view.projected)
      ? map(seeing, arg, parameters[i]?.variance ?? 'invariant')
      : substituteArgument(arg, view.exact, hierarchy.table);
    if (mapped === undefined) return undefined;
    args.push(mapped);
  }
  return hierarchy.table.classType(type.name, args);
}

function mapFunction(
  seeing: Seeing,
  type: FunctionType,
  map: { readonly parameters: MapType; readonly result: MapType },
): Type | undefined {
  const parameters = type.parameters.map((each) => map.parameters(seeing, each));
  const result = map.result(seeing, type.result);
  if (!result || parameters.includes(undefined)) return undefined;
  return seeing.hierarchy.table.functionType(parameters as Type[], result);
}

function mapArray(seeing: Seeing, { element }: ArrayType, map: MapType): Type | undefined {
  const { covariantArrays, table } = seeing.hierarchy;
  const mapped = covariantArrays ? map(seeing, element) : undefined;
  return mapped && table.array(mapped);
}

function mapTuple(seeing: Seeing, { elements }: TupleType, map: MapType): Type | undefined {
  const mapped = elements.map((each) => map(seeing, each));
  return mapped.includes(undefined) ? undefined : seeing.hierarchy.table.tuple(mapped as Type[]);
}
