import { type Expression, isCapturing } from '../../../model/program/expression.js';
import { givenThrough, seenThrough, type View } from '../../../model/types/approximate.js';
import { isAssignable } from '../../../model/types/assignable.js';
import { constructorOf, type TypeParameter } from '../../../model/types/hierarchy.js';
import { substitute, substituteArgument } from '../../../model/types/substitute.js';
import { isSubtype } from '../../../model/types/subtype.js';
import { mentions, type Projection, type Type, type TypeArgument } from '../../../model/types/type.js';
import { allows, type Generation, wants } from '../generation.js';
import type { Candidate } from './resolve.js';

/** A call whose type arguments are inferred from its arguments, some of which are of types with projections. */
export interface CapturedCall {
  readonly typeArguments: readonly TypeArgument[];
  readonly parameters: readonly Type[];
  /** The parameters whose arguments say what the type arguments are. */
  readonly saying: ReadonlySet<number>;
  readonly result: Type;
}

/**
 * Whether the type of a value is the one that is written, and no type variable below it: what is captured within a
 * captured type cannot be inferred (JLS 18.2.3).
 */
export function hasWrittenType(value: Expression): boolean {
  if (value.type.kind !== 'class') return false;
  if (value.kind === 'field') return isExact(value.receiver.type);
  if (value.kind === 'invoke') return isExact(value.function.type);
  if (value.kind === 'call')
    return !isCapturing(value) && (value.callee.kind !== 'object' || isExact(value.callee.receiver.type));
  return true;
}

function isExact(type: Type): boolean {
  return type.kind === 'function' || (type.kind === 'class' && type.args.every(({ kind }) => kind !== 'projection'));
}

/**
 * Lets some type parameters of a method stand for what projections in the types of arguments stand for (JLS 5.1.10). Such
 * types cannot be written, so all type arguments must follow from the arguments: each type parameter of the method is a
 * type argument of the type of one of its parameters.
 */
export function captureCall(
  generation: Generation,
  { method, seen }: Candidate,
  types: readonly Type[],
  wanted: Type,
): CapturedCall | undefined {
  const { hierarchy, policy } = generation;
  // In a method that calls itself its type parameters have two meanings.
  if (method.overloaded || types.some((type) => mentions(type, method.free))) return undefined;
  if (!allows(generation, 'useSiteVariance') || !wants(generation, 'captures', policy.chances.capture))
    return undefined;
  const sources = sourcesOf(generation, method, seen.parameters);
  if (!sources) return undefined;
  const exact = new Map<string, Type>();
  const projected = new Map<string, Projection>();
  method.typeParameters.forEach((parameter, i) => {
    const type = types[i] as Type;
    const source = sources.get(parameter.name) as Source;
    const projection = chooseProjection(generation, method.typeParameters, { parameter, type, source });
    if (projection) projected.set(parameter.name, projection);
    else exact.set(parameter.name, type);
  });
  if (projected.size === 0) return undefined;
  const view: View = { exact, projected };
  const result = seenThrough(hierarchy, seen.result, view);
  if (!result || (wanted.kind !== 'top' && !isAssignable(hierarchy, result, wanted))) return undefined;
  const saying = new Set([...sources.values()].map(({ at }) => at));
  const parameters = seen.parameters.map((type, i) =>
    saying.has(i) ? withProjections(generation, type, view) : givenBeside(generation, type, view),
  );
  if (parameters.includes(undefined)) return undefined;
  const typeArguments = method.typeParameters.map(
    ({ name }) => (projected.get(name) ?? exact.get(name)) as TypeArgument,
  );
  return { typeArguments, parameters: parameters as Type[], saying, result };
}

// Where a type parameter of a method stands: as a type argument of the type of one of its parameters.
interface Source {
  readonly at: number;
  /** The type parameter of that type for which it stands. */
  readonly of: TypeParameter;
  readonly all: readonly TypeParameter[];
}

// The first parameter whose type has each type parameter of a method as an argument, and says nothing else of them.
function sourcesOf(
  { hierarchy }: Generation,
  { free, parameters: declared }: Candidate['method'],
  parameters: readonly Type[],
): ReadonlyMap<string, Source> | undefined {
  const sources = new Map<string, Source>();
  parameters.forEach((type, at) => {
    if (type.kind !== 'class' || declared[at]?.vararg || declared[at]?.default) return;
    const all = constructorOf(hierarchy, type.name).parameters;
    const open = type.args.flatMap((arg, i) => (mentions(arg, free) ? [{ arg, of: all[i] as TypeParameter }] : []));
    const names = open.map(({ arg }) => (arg.kind === 'parameter' ? arg.name : ''));
    const isClear =
      new Set(names).size === names.length &&
      names.every((name) => free.has(name) && !sources.has(name)) &&
      open.every(({ of }) => of.variance === 'invariant');
    if (isClear) for (const [i, { of }] of open.entries()) sources.set(names[i] as string, { at, of, all });
  });
  return sources.size === free.size ? sources : undefined;
}

interface Choice {
  readonly parameter: TypeParameter;
  readonly type: Type;
  readonly source: Source;
}

// A projection for a type parameter, if what it stands for is within all bounds.
function chooseProjection(
  { hierarchy, random, policy, factors, profile }: Generation,
  own: readonly TypeParameter[],
  { parameter: { name, bound }, type, source: { of, all } }: Choice,
): Projection | undefined {
  const { table } = hierarchy;
  const isMentioned = (among: readonly TypeParameter[], wanted: string) =>
    among.some((each) => each.bound && mentions(each.bound, { has: (other) => other === wanted }));
  if (!random.chance(policy.chances.capturedArgument)) return undefined;
  // A recursive bound holds for whatever is captured if both type parameters have it.
  if (isMentioned(own, name) || isMentioned(all, of.name)) {
    const isAlike =
      bound && of.bound && substitute(of.bound, new Map([[of.name, table.parameter(name)]]), table) === bound;
    return isAlike && all.length === 1 && factors.starProjections > 0 ? table.star : undefined;
  }
  if (random.chance(policy.chances.outProjection)) {
    const isBelow = bound !== undefined && type !== bound;
    return isBelow && profile.restrictions.noCapturesBelowBounds ? undefined : table.projection('out', type);
  }
  if (bound && !(of.bound && isSubtype(hierarchy, of.bound, bound))) return undefined;
  return factors.starProjections > 0 && random.chance(policy.chances.capturedStar)
    ? table.star
    : table.projection('in', type);
}

// The type of a parameter whose argument says what type parameters stand for.
function withProjections({ hierarchy }: Generation, type: Type, { exact, projected }: View): Type | undefined {
  if (type.kind !== 'class') return undefined;
  const args = type.args.map((arg) => {
    const projection = arg.kind === 'parameter' ? projected.get(arg.name) : undefined;
    return projection ?? substituteArgument(arg, exact, hierarchy.table);
  });
  return hierarchy.table.classType(type.name, args);
}

// What the other parameters take: only `in` projections say which values have a captured type.
function givenBeside({ hierarchy }: Generation, type: Type, view: View): Type | undefined {
  if (type.kind !== 'parameter' && mentions(type, view.projected)) return undefined;
  return givenThrough(hierarchy, type, view);
}
