import type { BuiltIn } from '../../model/program/profile.js';
import type { TypeParameter } from '../../model/types/hierarchy.js';
import { substitute } from '../../model/types/substitute.js';
import { isSubtype } from '../../model/types/subtype.js';
import { type ClassType, mentions, type Type, type TypeArgument } from '../../model/types/type.js';
import { satisfiesBounds, unify } from '../../model/types/unify.js';
import { type ClassDraft, hasReferableConstructor, isConcrete } from './draft.js';
import {
  allows,
  factorOf,
  type Generation,
  pickBy,
  pickWeighted,
  type TypeWeights,
  wants,
  within,
} from './generation.js';
import type { Scope } from './scope.js';

/** Which types are wanted. */
export interface TypeWish {
  readonly depth: number;
  /** Primitive types are no type arguments. */
  readonly primitives: boolean;
  /** The type arguments of supertypes, new objects and calls are no projections, though there may be some within them. */
  readonly projections: boolean;
}

/** What the type of a variable, a parameter or a result may be. */
export function anyType({ policy }: Generation): TypeWish {
  return { depth: policy.typeDepth, primitives: true, projections: true };
}

/** Picks a type among the built-in ones, the classes, and the type parameters in scope. */
export function chooseType(generation: Generation, scope: Scope, wish: TypeWish): Type {
  const { random, policy, hierarchy } = generation;
  const kind = pickWeighted(random, weightsOf(generation, wish.depth > 0, scope.typeParameters.length > 0));
  const inner = { ...wish, depth: wish.depth - 1 };
  switch (kind) {
    case 'class':
      return chooseClassType(generation, scope, wish) ?? chooseBuiltIn(generation, wish);
    case 'parameter':
      return hierarchy.table.parameter(random.pick(scope.typeParameters));
    case 'function':
      return (
        chooseClosureType(generation, scope, inner) ??
        chooseFunctionType(generation, scope, inner) ??
        chooseBuiltIn(generation, wish)
      );
    case 'array':
      return hierarchy.table.array(chooseElementType(generation, scope));
    case 'nullable':
      return hierarchy.table.nullable(chooseType(generation, scope, { ...inner, primitives: false }));
    case 'tuple':
      return hierarchy.table.tuple(
        repeat(within(generation, policy.counts.tupleElements), () =>
          chooseType(generation, scope, { ...inner, primitives: false }),
        ),
      );
    case 'top':
      return hierarchy.table.top;
    case 'unit':
      return generation.builtIns.unit?.type ?? chooseBuiltIn(generation, wish);
    default:
      return chooseBuiltIn(generation, wish);
  }
}

// The same for all types of a program that may be as deep.
function weightsOf(generation: Generation, deep: boolean, parameters: boolean): TypeWeights {
  const { policy, typeWeights } = generation;
  const key = (deep ? 1 : 0) + (parameters ? 2 : 0);
  const known = typeWeights[key];
  if (known) return known;
  const { types } = policy;
  const weights: TypeWeights = [
    ['builtIn', types.builtIn],
    ['class', types.class],
    ['parameter', parameters ? types.parameter : 0],
    ['function', deep ? types.function * functionFactor(generation) : 0],
    ['array', deep ? types.array * factorOf(generation, 'arrays') : 0],
    ['nullable', deep ? types.nullable * factorOf(generation, 'nullableTypes') : 0],
    ['tuple', deep ? types.tuple * factorOf(generation, 'tuples') : 0],
    ['top', types.top],
    ['unit', generation.builtIns.unit?.isValue ? types.unit * factorOf(generation, 'unitResults') : 0],
  ];
  typeWeights[key] = weights;
  return weights;
}

function functionFactor(generation: Generation): number {
  const factor = factorOf(generation, 'functionTypes');
  return allows(generation, 'lambdas') ? factor : factor * generation.policy.chances.functionWithoutLambda;
}

/** Picks a built-in type. */
export function chooseBuiltIn(generation: Generation, wish: Pick<TypeWish, 'primitives'>): Type {
  const { builtIns, random } = generation;
  const usePrimitives = wish.primitives && allows(generation, 'primitives');
  const weightOf = ({ type, weight }: BuiltIn) => (type.kind !== 'primitive' || usePrimitives ? weight : 0);
  return pickBy(random, builtIns.all, weightOf)?.type ?? builtIns.string;
}

/** Picks a type of functions, if the language has one for that many parameters. */
export function chooseFunctionType(generation: Generation, scope: Scope, wish: TypeWish): Type | undefined {
  const { builtIns } = generation;
  const made = chooseConstructed(generation);
  if (made) return made;
  const part = { ...wish, primitives: false, projections: wantsNested(generation) };
  const parameters = repeat(within(generation, generation.policy.counts.functionParameters), () =>
    chooseType(generation, scope, part),
  );
  return builtIns.functionType(parameters, chooseType(generation, scope, part));
}

function chooseClosureType(generation: Generation, scope: Scope, wish: TypeWish): Type | undefined {
  const { builtIns, policy } = generation;
  if (!wants(generation, 'closures', policy.chances.closureType)) return undefined;
  return builtIns.closureType?.(chooseType(generation, scope, { ...wish, primitives: false, projections: false }));
}

// The type of a constructor, which a reference to it can stand for.
function chooseConstructed(generation: Generation): Type | undefined {
  const { random, classes, builtIns, policy } = generation;
  if (!wants(generation, 'constructorReferences', policy.chances.constructorReference)) return undefined;
  const [, most] = policy.counts.functionParameters;
  const fitting = [...classes.values()].filter(
    (draft) =>
      hasReferableConstructor(draft) &&
      draft.fields.length <= most &&
      draft.fields.every(({ type }) => isPlain(generation, type)),
  );
  if (fitting.length === 0) return undefined;
  const { fields, self } = random.pick(fitting);
  return builtIns.functionType(
    fields.map(({ type }) => type),
    self,
  );
}

// Whether a type may stand everywhere, also in function types: no primitive type, no projection, no class within another.
function isPlain(generation: Generation, type: TypeArgument): boolean {
  if (type.kind !== 'class') return false;
  const placement = generation.classes.get(type.name)?.placement ?? 'top';
  return placement === 'top' && type.args.every((arg) => isPlain(generation, arg));
}

// Where arrays know the type of their elements at run time, it must be one that is known there: no type parameter.
function chooseElementType(generation: Generation, scope: Scope): Type {
  const { random, classes, hierarchy, profile } = generation;
  const { typeParameters } = scope;
  // What a type parameter stands for may be a generic class.
  if (
    !profile.restrictions.noGenericArrays &&
    allows(generation, 'genericArrays') &&
    typeParameters.length > 0 &&
    random.chance(generation.policy.chances.arrayOfParameter)
  )
    return hierarchy.table.parameter(random.pick(typeParameters));
  const simple = [...classes.values()].filter(
    (draft) => draft.typeParameters.length === 0 && draft.placement === 'top',
  );
  if (simple.length > 0 && random.chance(generation.policy.chances.arrayOfClass))
    return hierarchy.table.classType(random.pick(simple).name);
  const generic = [...classes.values()].filter((draft) => draft.typeParameters.length > 0 && draft.placement === 'top');
  if (generic.length > 0 && wants(generation, 'genericArrays', generation.policy.chances.genericArray)) {
    const wish = { depth: 1, primitives: false, projections: false };
    const type = applyClass(generation, scope, random.pick(generic), wish);
    if (type) return type;
  }
  const type = chooseBuiltIn(generation, { primitives: true });
  return type.kind === 'class' && type.args.length > 0 ? generation.builtIns.string : type;
}

/** The classes whose names can be used in a scope. */
export function visibleClasses({ classes, visible }: Generation, scope: Scope): readonly ClassDraft[] {
  const from = scope.hasThis && !scope.hidden ? scope.owner : undefined;
  const known = visible.get(from);
  // More classes may come, so their number counts.
  if (known?.classes === classes.size) return known.list;
  const list = [...classes.values()].filter((each) => each.placement !== 'inner' || isWithin(from, each.enclosing));
  visible.set(from, { classes: classes.size, list });
  return list;
}

/** Whether a class is another one or an inner class of it. */
function isWithin(inner: ClassDraft | undefined, outer: ClassDraft | undefined): boolean {
  if (inner === undefined || outer === undefined) return false;
  return inner === outer || (inner.placement === 'inner' && inner.enclosing === outer);
}

function chooseClassType(generation: Generation, scope: Scope, wish: TypeWish): ClassType | undefined {
  const { random } = generation;
  const candidates = visibleClasses(generation, scope).filter(
    ({ typeParameters, placement }) => placement !== 'inner' && (wish.depth > 0 || typeParameters.length === 0),
  );
  if (candidates.length === 0) return undefined;
  return applyClass(generation, scope, random.pick(candidates), wish);
}

/** A class applied to types within its bounds. */
export function applyClass(
  generation: Generation,
  scope: Scope,
  { name, typeParameters }: Pick<ClassDraft, 'name' | 'typeParameters'>,
  wish: TypeWish,
): ClassType | undefined {
  const { hierarchy } = generation;
  if (typeParameters.length === 0) return hierarchy.table.classType(name);
  const by = completeArguments(generation, scope, typeParameters, { depth: wish.depth - 1 });
  if (!by) return undefined;
  const args = typeParameters.map((parameter) => by.get(parameter.name) as Type);
  return hierarchy.table.classType(name, wish.projections ? projected(generation, typeParameters, args) : args);
}

function wantsNested(generation: Generation): boolean {
  return (
    allows(generation, 'useSiteVariance') &&
    wants(generation, 'nestedProjections', generation.policy.chances.nestedProjections)
  );
}

// Type arguments, some of them as projections.
function projected(
  generation: Generation,
  parameters: readonly TypeParameter[],
  args: readonly Type[],
): readonly TypeArgument[] {
  const { hierarchy, policy, profile, random } = generation;
  if (!allows(generation, 'useSiteVariance')) return args;
  const stars = chooseStars(generation, parameters);
  return args.map((arg, i): TypeArgument => {
    const { name, variance, bound } = parameters[i] as TypeParameter;
    if (stars.has(name)) return hierarchy.table.star;
    const project =
      variance === 'invariant' &&
      !(bound?.kind === 'parameter' && profile.restrictions.noProjectionBelowParameter) &&
      // What a projection stands for is not known, so nothing can be said to be within a bound that mentions it.
      !parameters.some((each) => each.bound && mentions(each.bound, { has: (other) => other === name })) &&
      wants(generation, 'useSiteVariance', policy.chances.projection);
    if (!project) return arg;
    if (random.chance(policy.chances.outProjection)) return hierarchy.table.projection('out', arg);
    const isOpen = arg.kind !== 'parameter' && mentions(arg, { has: () => true });
    return isOpen && profile.restrictions.noParametersInConsumed ? arg : hierarchy.table.projection('in', arg);
  });
}

// Only what may be anything is within a bound that mentions what may be anything.
function chooseStars(generation: Generation, parameters: readonly TypeParameter[]): ReadonlySet<string> {
  const stars = new Set<string>();
  for (const { name, bound } of parameters) {
    if (wants(generation, 'starProjections', generation.policy.chances.star) || (bound && mentions(bound, stars)))
      stars.add(name);
  }
  return stars;
}

/** Picks types for the type parameters that have none yet, within their bounds; nothing if that fails. */
export function completeArguments(
  generation: Generation,
  scope: Scope,
  parameters: readonly TypeParameter[],
  { known, depth }: { readonly known?: ReadonlyMap<string, Type>; readonly depth: number },
): Map<string, Type> | undefined {
  const { hierarchy } = generation;
  const by = new Map(known);
  if (parameters.length === 0) return by;
  for (const { name, bound } of parameters) {
    if (!by.has(name)) {
      const argument = () =>
        chooseType(generation, scope, { depth, primitives: false, projections: wantsNested(generation) });
      const type = bound
        ? chooseWithin({ generation, scope, argument }, name, substitute(bound, by, hierarchy.table))
        : argument();
      if (!type) return undefined;
      by.set(name, type);
    }
  }
  for (const { name, bound } of parameters) {
    if (bound && !isSubtype(hierarchy, by.get(name) as Type, substitute(bound, by, hierarchy.table))) return undefined;
  }
  return by;
}

const tries = 3;

// The bound may mention the parameter itself (F-bounds): a candidate is put in before it is compared.
function chooseWithin(
  { generation, scope, argument }: { generation: Generation; scope: Scope; argument: () => Type },
  parameter: string,
  bound: Type,
): Type | undefined {
  const { hierarchy, random, policy } = generation;
  const isRecursive = mentions(bound, { has: (name) => name === parameter });
  const fits = (type: Type) =>
    type.kind !== 'primitive' &&
    isSubtype(hierarchy, type, isRecursive ? substitute(bound, new Map([[parameter, type]]), hierarchy.table) : bound);
  const simple = simpleWithin(generation, bound, fits);
  const inScope = scope.typeParameters.map((name) => hierarchy.table.parameter(name)).filter(fits);
  const known = [...simple, ...inScope];
  if (known.length > 0 && random.chance(policy.chances.simpleWithinBound)) return random.pick(known);
  for (let i = 0; i < tries; i++) {
    const type = argument();
    if (type.kind !== 'top' && fits(type)) return type;
  }
  if (known.length > 0) return random.pick(known);
  // An intersection is no type argument: a generic class below it may be one.
  if (bound.kind === 'intersection') return genericWithin(generation, bound, fits);
  return fits(bound) ? bound : undefined;
}

function genericWithin(generation: Generation, bound: Type, fits: (type: Type) => boolean): Type | undefined {
  const { hierarchy, classes } = generation;
  for (const { name, self, placement, typeParameters } of classes.values()) {
    const free = new Set(typeParameters.map((each) => each.name));
    const by = placement === 'top' && free.size > 0 ? unify(hierarchy, self, bound, free) : undefined;
    if (by?.size !== free.size) continue;
    const type = hierarchy.table.classType(
      name,
      typeParameters.map((each) => by.get(each.name) as Type),
    );
    if (satisfiesBounds(hierarchy, by) && fits(type)) return type;
  }
  return undefined;
}

// Classes without type parameters and built-in types within a bound. More classes may come, so their number counts.
function simpleWithin(generation: Generation, bound: Type, fits: (type: Type) => boolean): readonly Type[] {
  const { hierarchy, builtIns, classes, withinBounds } = generation;
  const known = withinBounds.get(bound);
  if (known?.classes === classes.size) return known.types;
  const types: Type[] = builtIns.all.map(({ type }) => type).filter((type) => type.kind === 'class' && fits(type));
  for (const { name, placement, typeParameters } of classes.values()) {
    const type = hierarchy.table.classType(name);
    if (placement !== 'inner' && typeParameters.length === 0 && fits(type)) types.push(type);
  }
  withinBounds.set(bound, { classes: classes.size, types });
  return types;
}

/** A class type whose objects can be made, with arguments that need no projection. */
export function chooseConcreteType(generation: Generation, scope: Scope): ClassType | undefined {
  const concrete = visibleClasses(generation, scope).filter(isConcrete);
  if (concrete.length === 0) return undefined;
  return applyClass(generation, scope, generation.random.pick(concrete), {
    depth: 1,
    primitives: false,
    projections: false,
  });
}

/** Calls a function several times. */
export function repeat<T>(times: number, make: (index: number) => T): T[] {
  return Array.from({ length: times }, (_, i) => make(i));
}
