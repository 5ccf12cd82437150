import { partsOfType } from '../../../model/program/traverse.js';
import { type ClassType, mentions, type Type, type TypeArgument } from '../../../model/types/type.js';
import type { ClassDraft, MethodDraft } from '../draft.js';
import type { Context } from './context.js';
import type { Candidate } from './resolve.js';

/** Whether a call with these type arguments is one of those that a language's compilers are known to get wrong. */
export function isConfusableCall(context: Context, { method, seen, on }: Candidate, types: readonly Type[]): boolean {
  const { restrictions } = context.generation.profile;
  const within = seen.parameters.flatMap((type) => (type.kind === 'class' ? type.args : []));
  if ([types, [...seen.known.values()], within].some((each) => hidesBound(context, each))) return true;
  // What gives the object may be a call or a field.
  if (on.kind === 'made' && restrictions.noBoundedWithinArguments && within.some((type) => isBounded(context, type)))
    return true;
  if (isAboveAnother(context, [...types, ...seen.known.values()])) return true;
  if (restrictions.noProjectedParameters && types.some(projectsParameters)) return true;
  const isOther = otherIn(context);
  const isRecursive = method.typeParameters.some(({ name }, i) => isOther(name, types[i]));
  if (isRecursive && restrictions.ownArgumentsInBoundedRecursion && hasOwnBounds(method)) return true;
  if (!restrictions.ownArgumentsOnly) return false;
  const ofClass = method.static ? [] : (method.owner?.typeParameters ?? []);
  return isRecursive || ofClass.some(({ name }) => isOther(name, seen.known.get(name)));
}

/** Whether a new object of a class type is one of those that a language's compilers are known to get wrong. */
export function isConfusableClass(context: Context, { name: className, args }: ClassType): boolean {
  const { profile, classes } = context.generation;
  if (hidesBound(context, args) || isAboveAnother(context, args)) return true;
  const isOther = otherIn(context);
  const parameters = classes.get(className)?.typeParameters ?? [];
  return (
    profile.restrictions.ownArgumentsOnly !== undefined && parameters.some(({ name }, i) => isOther(name, args[i]))
  );
}

/** Whether a reference to a method is one of those that a language's compilers are known to get wrong. */
export function isConfusableReference({ generation }: Context, { owner, parameters }: MethodDraft): boolean {
  if (!generation.profile.restrictions.noReferencesWithClassParameters) return false;
  const ofClass = new Set(owner?.typeParameters.map(({ name }) => name));
  return parameters.some(({ type }) => mentions(type, ofClass));
}

/** Whether a field of a class with such type arguments, read at a place, is one that compilers are known to get wrong. */
export function isConfusableField(context: Context, owner: ClassDraft, args: readonly TypeArgument[]): boolean {
  const { restrictions } = context.generation.profile;
  if (context.scope.handedOnIn === owner && restrictions.noOwnFieldsHandedOn !== undefined) return true;
  return hidesBound(context, args);
}

// Whether a parameter is in scope, so that another type for it is easily mistaken for itself.
function otherIn({ scope }: Context): (name: string, type: TypeArgument | undefined) => boolean {
  return (name, type) => scope.typeParameters.includes(name) && !(type?.kind === 'parameter' && type.name === name);
}

function hasOwnBounds({ typeParameters, free }: MethodDraft): boolean {
  return typeParameters.some(({ bound }) => bound && mentions(bound, free));
}

function projectsParameters(type: Type): boolean {
  return holdsProjection(type) && mentions(type, { has: () => true });
}

/** Whether a type is a projection or has one among its arguments. */
export function holdsProjection(type: TypeArgument): boolean {
  return type.kind === 'projection' || partsOfType(type).some(holdsProjection);
}

function hidesBound({ generation }: Context, types: readonly TypeArgument[]): boolean {
  const { hierarchy, profile } = generation;
  if (!profile.restrictions.noBoundedWithinArguments) return false;
  return types.some((type) => type.kind !== 'parameter' && mentions(type, hierarchy.bounds));
}

function isBounded({ generation }: Context, type: TypeArgument): boolean {
  return mentions(type, generation.hierarchy.bounds);
}

/** Whether one of the types is a type parameter below which compilers are known not to find the values of another one. */
export function isAboveAnother(
  { generation, scope }: Pick<Context, 'generation' | 'scope'>,
  types: readonly TypeArgument[],
): boolean {
  const { hierarchy, profile } = generation;
  if (!profile.restrictions.noArgumentsAboveParameters) return false;
  const bounds = scope.typeParameters.map((name) => hierarchy.bounds.get(name));
  return types.some((type) => type.kind === 'parameter' && bounds.includes(type));
}
