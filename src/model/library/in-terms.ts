import type { ApiClass } from './api-class.js';
import type { ApiLibrary, Skipped } from './api-library.js';
import type { ApiConstructor, ApiField, ApiMethod } from './api-member.js';
import type { ApiType, ApiTypeArgument, ApiTypeParameter } from './api-type.js';
import { typesOfMember } from './types-of-api.js';

/** How a language sees a library that is written in the terms of another one. */
export interface Terms {
  /** What stands for a type; its parts have been replaced already. */
  type(type: ApiType): ApiType;
  /** Why programs cannot use a member, if they cannot. */
  unusable(member: ApiConstructor | ApiMethod | ApiField, owner: ApiClass): string | undefined;
  /** A class before its types are replaced. */
  header?(each: ApiClass): ApiClass;
}

/** A library in the terms of another language; members that it cannot use are left out, by reason. */
export function inTerms(api: ApiLibrary, terms: Terms): ApiLibrary {
  const skipped: Skipped[] = [...api.skipped];
  const omitted: Skipped[] = [...api.omitted];
  return {
    ...api,
    classes: api.classes.map((each) => classIn(each, terms, skipped)),
    mentioned: api.mentioned.map((each) => classIn(each, terms, omitted)),
    skipped,
    omitted,
  };
}

function classIn(source: ApiClass, terms: Terms, left: Skipped[]): ApiClass {
  const each = terms.header?.(source) ?? source;
  const { functional, supertypes } = each;
  const type = (one: ApiType) => typeIn(one, terms);
  const callable = <Member extends ApiConstructor>(member: Member): Member => ({
    ...member,
    typeParameters: parametersIn(member.typeParameters, terms),
    parameters: member.parameters.map((parameter) => ({ ...parameter, type: type(parameter.type) })),
    throws: member.throws.map(type),
  });
  const usable = <Member extends ApiConstructor | ApiMethod | ApiField>(members: readonly Member[]): Member[] =>
    members.filter((member) => {
      const reason = terms.unusable(member, source);
      if (reason !== undefined) left.push(skippedFor(member, each.name, reason));
      return reason === undefined;
    });
  return {
    ...each,
    typeParameters: parametersIn(each.typeParameters, terms),
    supertypes: supertypes.map(type).flatMap((one) => (one.kind === 'class' ? [one] : [])),
    ...(functional && {
      functional: { ...functional, parameters: functional.parameters.map(type), result: type(functional.result) },
    }),
    constructors: usable(each.constructors).map(callable),
    methods: usable(each.methods).map((method) => ({ ...callable(method), result: type(method.result) })),
    fields: usable(each.fields).map((field) => ({ ...field, type: type(field.type) })),
  };
}

function skippedFor(member: ApiConstructor | ApiMethod | ApiField, owner: string, reason: string): Skipped {
  const what = 'type' in member ? 'field' : 'result' in member ? 'method' : 'constructor';
  const name = 'name' in member ? (member as ApiMethod).name : '<init>';
  return { what, in: owner, name, ...('parameters' in member && { parameters: member.parameters.length }), reason };
}

function parametersIn(parameters: readonly ApiTypeParameter[], terms: Terms): ApiTypeParameter[] {
  return parameters.map((each) => ({ ...each, bounds: each.bounds.map((bound) => typeIn(bound, terms)) }));
}

function typeIn(type: ApiType, terms: Terms): ApiType {
  switch (type.kind) {
    case 'class':
      return terms.type({ ...type, args: type.args.map((arg) => argumentIn(arg, terms)) });
    case 'array':
      return terms.type({ ...type, element: typeIn(type.element, terms) });
    case 'nullable':
      return terms.type({ ...type, of: typeIn(type.of, terms) });
    case 'function':
      return terms.type({
        ...type,
        parameters: type.parameters.map((each) => typeIn(each, terms)),
        result: typeIn(type.result, terms),
      });
    default:
      return terms.type(type);
  }
}

function argumentIn(arg: ApiTypeArgument, terms: Terms): ApiTypeArgument {
  if (arg.kind === 'star') return arg;
  return arg.kind === 'projection' ? { ...arg, of: typeIn(arg.of, terms) } : typeIn(arg, terms);
}

/** Whether a member writes a type of some kind anywhere, given how deep it stands: 0 for a whole type. */
export function writes(
  member: ApiConstructor | ApiMethod | ApiField,
  is: (type: ApiType, depth: number) => boolean,
): boolean {
  const look = (type: ApiTypeArgument, depth: number): boolean => {
    if (type.kind === 'star') return false;
    if (type.kind === 'projection') return look(type.of, depth);
    if (is(type, depth)) return true;
    switch (type.kind) {
      case 'class':
        return type.args.some((each) => look(each, depth + 1));
      case 'array':
        return look(type.element, depth + 1);
      case 'nullable':
        return look(type.of, depth);
      case 'function':
        return [...type.parameters, type.result].some((each) => look(each, depth + 1));
      default:
        return false;
    }
  };
  return typesOfMember(member).some((type) => look(type, 0));
}
