import type { ApiConstructor, ApiField, ApiMethod, ApiParameter } from '../../../model/library/api-member.js';
import type { ApiType } from '../../../model/library/api-type.js';
import { Unexpressed } from '../../shared/jvm/api/unexpressed.js';
import type {
  KotlinConstructor,
  KotlinFunction,
  KotlinParameter,
  KotlinProperty,
  KotlinType,
  KotlinTypeParameter,
} from './kotlin-metadata.js';
import { type KotlinScope, projectedArray, readParameters, readType, textOf, withParameters } from './read-type.js';
import { requireUsable, type Usage } from './usage.js';

/** What has members: a class, or a package. */
export interface KotlinOwner {
  readonly name: string;
  readonly scope: KotlinScope;
  /** The labels of the type parameters of a class, by their numbers. */
  readonly own: readonly KotlinTypeParameter[];
}

/** Reads a function or a method. */
export function readFunction(each: KotlinFunction, { deprecated }: Usage, owner: KotlinOwner): ApiMethod {
  requireName(each.name);
  if (each.suspend) throw new Unexpressed('a suspending function');
  if (each.context) throw new Unexpressed('a context parameter');
  const id = `${owner.name}.${each.name}(${signatureText(each.parameters, each, owner)})`;
  requireUsable(id);
  const scope = withParameters(owner.scope, id, each.typeParameters);
  const notation = each.operator ? 'operator' : each.infix ? 'infix' : undefined;
  return {
    id,
    access: accessOf(each),
    ...(deprecated && { deprecated }),
    name: each.name,
    typeParameters: readParameters(id, each.typeParameters, scope),
    ...(each.receiver && { receiver: readReceiver(each.receiver, scope) }),
    parameters: each.parameters.map((parameter) => readParameter(parameter, scope)),
    result: readType(each.result, scope),
    throws: [],
    form: each.modality === 'sealed' ? 'abstract' : each.modality,
    ...(each.inline && { inline: true }),
    ...(notation && { notation }),
  };
}

/** Reads a property. */
export function readProperty(each: KotlinProperty, { deprecated }: Usage, owner: KotlinOwner): ApiField {
  requireName(each.name);
  if (each.context) throw new Unexpressed('a context parameter');
  const receiver = each.receiver ? `(${signatureText([], each, owner)})` : '';
  const id = `${owner.name}.${each.name}${receiver}`;
  requireUsable(id);
  const scope = withParameters(owner.scope, id, each.typeParameters);
  const typeParameters = readParameters(id, each.typeParameters, scope);
  return {
    id,
    access: accessOf(each),
    ...(deprecated && { deprecated }),
    name: each.name,
    ...(typeParameters.length > 0 && { typeParameters }),
    ...(each.receiver && { receiver: readReceiver(each.receiver, scope) }),
    type: readType(each.result, scope),
    ...(each.mutable && { mutable: true }),
  };
}

/** Reads a constructor. */
export function readConstructor(each: KotlinConstructor, { deprecated }: Usage, owner: KotlinOwner): ApiConstructor {
  const names = new Map(owner.own.map(({ id, name }) => [id, name]));
  return {
    id: `new ${owner.name}(${each.parameters.map(({ type }) => textOf(type, names)).join(',')})`,
    access: accessOf(each),
    ...(deprecated && { deprecated }),
    typeParameters: [],
    parameters: each.parameters.map((parameter) => readParameter(parameter, owner.scope)),
    throws: [],
  };
}

// An array without a projection may stand for one with it.
function readReceiver(type: KotlinType, scope: KotlinScope): ApiType {
  const projected = projectedArray(type);
  return projected ? { kind: 'array', element: readType(projected, scope) } : readType(type, scope);
}

function readParameter({ name, type, element, optional }: KotlinParameter, scope: KotlinScope): ApiParameter {
  const projected = element ? undefined : projectedArray(type);
  const named = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name) && { name };
  return {
    ...named,
    type: projected ? { kind: 'array', element: readType(projected, scope) } : readType(element ?? type, scope),
    ...(element && { vararg: true }),
    ...(optional && { optional: true }),
    ...(projected && { narrowed: true }),
  };
}

interface Signed {
  readonly typeParameters: readonly KotlinTypeParameter[];
  readonly receiver: KotlinType | null;
}

function signatureText(
  parameters: readonly KotlinParameter[],
  { typeParameters, receiver }: Signed,
  { own }: KotlinOwner,
): string {
  const names = new Map([...own, ...typeParameters].map(({ id, name }) => [id, name]));
  const types = [...(receiver ? [receiver] : []), ...parameters.map(({ type }) => type)];
  return types.map((type) => textOf(type, names)).join(',');
}

function accessOf({ visibility }: { readonly visibility: string }): 'public' | 'protected' {
  return visibility === 'protected' ? 'protected' : 'public';
}

// The hard keywords of Kotlin; other words are names too.
const keywords =
  /^(?:as|break|class|continue|do|else|false|for|fun|if|in|interface|is|null|object|package|return|super|this|throw|true|try|typealias|typeof|val|var|when|while)$/;

function requireName(name: string): void {
  if (!/^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(name) || keywords.test(name))
    throw new Unexpressed('a name that programs cannot write', name);
}
