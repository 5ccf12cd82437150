import { isAssignable } from '../../../model/types/assignable.js';
import { constructorOf } from '../../../model/types/hierarchy.js';
import { viewAs } from '../../../model/types/subtype.js';
import type { Type, TypeArgument } from '../../../model/types/type.js';
import { ownerOf, type Writing } from '../writing.js';

/** Whether no value of a type may be given where another one is expected; where there is a doubt, the answer is no. */
export function isIncompatible(writing: Writing, from: Type, to: Type): boolean {
  const { hierarchy, api } = writing;
  if (isAssignable(hierarchy, from, to) || api.profile.converts?.(from, to)) return false;
  if (api.support.incompatible) return api.support.incompatible(from, to, api.memberNames);
  if (api.profile.tolerates.textsAsEnums && from === api.builtIns.string && isEnum(writing, to)) return false;
  if (from.kind === 'class' && to.kind === 'class') {
    const view = viewAs(hierarchy, from, to.name);
    // Where a class varies with a type parameter, other arguments may fit.
    const { parameters } = constructorOf(hierarchy, to.name);
    return !view || view.args.some((arg, i) => parameters[i]?.variance === 'invariant' && areOther(arg, to.args[i]));
  }
  if (from.kind === 'array' && to.kind === 'array') {
    const isPrimitive = from.element.kind === 'primitive' || to.element.kind === 'primitive';
    return isPrimitive ? from.element !== to.element : isIncompatible(writing, from.element, to.element);
  }
  // An array is a Cloneable and a Serializable, and a library may box what it likes.
  if (from.kind === 'array' && to.kind === 'class')
    return hierarchy.constructors.get(to.name)?.functional === undefined && !isAboveArrays(to.name);
  return isPlain(from) && isPlain(to);
}

function isEnum(writing: Writing, type: Type): boolean {
  return ownerOf(writing, type)?.source.form === 'enum';
}

/** The same whatever the type arguments are. */
export function isUnrelated(writing: Writing, from: Type, to: Type): boolean {
  if (!isIncompatible(writing, from, to)) return false;
  return from.kind !== 'class' || to.kind !== 'class' || !viewAs(writing.hierarchy, from, to.name);
}

// A type argument must be the same; what stands for a captured type may be.
function areOther(arg: TypeArgument, wanted: TypeArgument | undefined): boolean {
  if (arg.kind === 'array' && wanted?.kind === 'class') return true;
  if (arg.kind !== 'class' || wanted?.kind !== 'class') return false;
  return arg.name !== wanted.name || arg.args.some((each, i) => areOther(each, wanted.args[i]));
}

function isAboveArrays(name: string): boolean {
  return name === 'java.lang.Cloneable' || name === 'java.io.Serializable';
}

function isPlain({ kind }: Type): boolean {
  return kind === 'class' || kind === 'array' || kind === 'primitive';
}
