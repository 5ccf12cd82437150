import { type ClassType, mentions, type Type, type TypeArgument } from '../../../model/types/type.js';
import type { Context } from './context.js';
import type { Candidate } from './resolve.js';

/** Whether a call with these type arguments is one of those that a language's checker is known to get wrong. */
export function isConfusableCall(
  { generation, scope }: Context,
  { method, seen }: Candidate,
  types: readonly Type[],
): boolean {
  const { restrictions } = generation.profile;
  const { bounds } = generation.hierarchy;
  if (
    restrictions.noBoundedWithinArguments &&
    types.some((type) => type.kind !== 'parameter' && mentions(type, bounds))
  )
    return true;
  if (!restrictions.ownArgumentsOnly) return false;
  const isOther = (name: string, type: Type | undefined) =>
    scope.typeParameters.includes(name) && !isItself(name, type);
  const ofClass = method.static ? [] : (method.owner?.typeParameters ?? []);
  return (
    ofClass.some(({ name }) => isOther(name, seen.known.get(name))) ||
    method.typeParameters.some(({ name }, i) => isOther(name, types[i]))
  );
}

/** Whether a new object of a class with these type arguments is one of those that a language's checker is known to get wrong. */
export function isConfusableClass({ generation, scope }: Context, { name: className, args }: ClassType): boolean {
  if (!generation.profile.restrictions.ownArgumentsOnly) return false;
  const parameters = generation.classes.get(className)?.typeParameters ?? [];
  return parameters.some(({ name }, i) => scope.typeParameters.includes(name) && !isItself(name, args[i]));
}

function isItself(name: string, type: TypeArgument | undefined): boolean {
  return type?.kind === 'parameter' && type.name === name;
}
