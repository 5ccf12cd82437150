import type { ApiClass } from './api-class.js';
import type { ApiConstructor, ApiField, ApiMethod } from './api-member.js';
import type { ApiType, ApiTypeArgument, ApiTypeParameter } from './api-type.js';

/** The types that a type is made of, itself first. */
export function* partsOfType(type: ApiTypeArgument): Generator<ApiType> {
  if (type.kind === 'star') return;
  if (type.kind === 'projection') {
    yield* partsOfType(type.of);
    return;
  }
  yield type;
  for (const part of directParts(type)) yield* partsOfType(part);
}

/** The types that a class writes before its members: in its type parameters and supertypes, and as a function. */
export function typesOfHeader({
  typeParameters,
  supertypes,
  functional,
}: Pick<ApiClass, 'typeParameters' | 'supertypes' | 'functional'>): readonly ApiType[] {
  const types: ApiType[] = [...boundsOf(typeParameters), ...supertypes];
  if (functional) types.push(...functional.parameters, functional.result, ...functional.throws);
  return types;
}

/** The types that a method, a constructor or a field writes. */
export function typesOfMember(member: ApiMethod | ApiConstructor | ApiField): readonly ApiType[] {
  const types = 'receiver' in member && member.receiver ? [member.receiver] : [];
  if ('type' in member) return [...types, ...boundsOf(member.typeParameters ?? []), member.type];
  types.push(...boundsOf(member.typeParameters), ...member.parameters.map((each) => each.type), ...member.throws);
  if ('result' in member) types.push(member.result);
  return types;
}

/** All members of a class. */
export function membersOf(each: ApiClass): readonly (ApiConstructor | ApiMethod | ApiField)[] {
  return [...each.constructors, ...each.methods, ...each.fields];
}

function boundsOf(parameters: readonly ApiTypeParameter[]): readonly ApiType[] {
  return parameters.flatMap(({ bounds }) => bounds);
}

function directParts(type: ApiType): readonly ApiTypeArgument[] {
  switch (type.kind) {
    case 'class':
      return type.args;
    case 'function':
      return [...type.parameters, type.result];
    case 'array':
      return [type.element];
    case 'nullable':
      return [type.of];
    case 'tuple':
      return type.elements;
    default:
      return [];
  }
}
