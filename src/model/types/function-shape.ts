import { givenThrough, seenThrough, viewOf } from './approximate.js';
import { boundsOf, constructorOf, type Hierarchy } from './hierarchy.js';
import { type ClassType, mentions, type Type } from './type.js';
import { isWellFormed } from './well-formed.js';

/** What a function takes and gives. */
export interface FunctionShape {
  readonly parameters: readonly Type[];
  readonly result: Type;
}

/**
 * What functions of a type take and give, be it a function type or a functional interface, which may have projections;
 * nothing for other types, and where a projection hides what a function takes.
 */
export function functionShape(hierarchy: Hierarchy, type: Type): FunctionShape | undefined {
  if (type.kind === 'function') return type;
  if (type.kind !== 'class') return undefined;
  const { functional } = constructorOf(hierarchy, type.name);
  if (!functional) return undefined;
  const view = viewOf(hierarchy, type);
  const parameters = functional.parameters.map((each) => givenThrough(hierarchy, each, view));
  const result = seenThrough(hierarchy, functional.result, view);
  return result && !parameters.includes(undefined) ? { parameters: parameters as Type[], result } : undefined;
}

/**
 * What lambdas and references take and give where a type is wanted: of a functional interface with projections what the
 * one without them says (JLS 9.9). Nothing if they cannot stand there.
 */
export function lambdaShape(hierarchy: Hierarchy, wanted: Type): FunctionShape | undefined {
  const type = wanted.kind === 'class' ? withoutProjections(hierarchy, wanted) : wanted;
  return type && functionShape(hierarchy, type);
}

function withoutProjections(hierarchy: Hierarchy, type: ClassType): ClassType | undefined {
  const { functional, parameters } = constructorOf(hierarchy, type.name);
  if (!functional || type.args.every(({ kind }) => kind !== 'projection')) return type;
  const own = new Set(parameters.map(({ name }) => name));
  const args: Type[] = [];
  for (const [i, arg] of type.args.entries()) {
    const bound = parameters[i]?.bound;
    if (arg.kind !== 'projection') args.push(arg);
    else if (bound && (bound.kind === 'intersection' || mentions(bound, own))) return undefined;
    else args.push(arg.star && bound ? bound : arg.of);
  }
  const plain = hierarchy.table.classType(type.name, args);
  return isWellFormed(hierarchy, plain) ? plain : undefined;
}

/** Whether only closures are values of a type. */
export function isClosureType(hierarchy: Hierarchy, type: Type): type is ClassType {
  return type.kind === 'class' && constructorOf(hierarchy, type.name).functional?.closuresOnly === true;
}

/** What a value takes and gives that can be invoked: a function, or what has one as its bound. */
export function invokedShape(hierarchy: Hierarchy, type: Type): FunctionShape | undefined {
  if (type.kind !== 'parameter') return functionShape(hierarchy, type);
  for (const bound of boundsOf(hierarchy, type.name)) {
    const shape = invokedShape(hierarchy, bound);
    if (shape) return shape;
  }
  return undefined;
}
