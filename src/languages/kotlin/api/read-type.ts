import type { ApiType, ApiTypeArgument, ApiTypeParameter } from '../../../model/library/api-type.js';
import { Unexpressed } from '../../shared/jvm/api/unexpressed.js';
import { qualifiedName } from './kotlin-names.js';
import type { KotlinArgument, KotlinType, KotlinTypeParameter } from './kotlin-metadata.js';

/** Where types are read: the type parameters in scope by their numbers, and where the classes are noted that are spoken of. */
export interface KotlinScope {
  readonly parameters: ReadonlyMap<number, string>;
  readonly mention: (name: string) => void;
}

/** The type that metadata writes. */
export function readType(type: KotlinType, scope: KotlinScope): ApiType {
  requirePlain(type);
  if (type.class === 'kotlin/Any' && type.nullable) return { kind: 'top' };
  const bare = readBare(type, scope);
  return type.nullable ? { kind: 'nullable', of: bare } : bare;
}

function readBare(type: KotlinType, scope: KotlinScope): ApiType {
  if (type.parameter !== undefined) {
    const name = scope.parameters.get(type.parameter);
    if (name === undefined) throw new Unexpressed('a type variable that is not declared');
    return { kind: 'parameter', name };
  }
  if (type.class === undefined) throw new Unexpressed('an alias that is not expanded');
  if (type.class === 'kotlin/Nothing') return { kind: 'bottom' };
  if (/^kotlin\/Function\d+$/.test(type.class)) return readFunction(type, scope);
  // One with a projection is a class like others.
  const [element] = type.args;
  if (type.class === 'kotlin/Array' && element?.variance === 'invariant')
    return { kind: 'array', element: readType(element, scope) };
  scope.mention(type.class);
  return { kind: 'class', name: qualifiedName(type.class), args: type.args.map((arg) => readArgument(arg, scope)) };
}

function readFunction(type: KotlinType, scope: KotlinScope): ApiType {
  const types = type.args.map((arg) => {
    if (!arg) throw new Unexpressed('a function type with projections');
    return readType(arg, scope);
  });
  const result = types.pop();
  if (!result) throw new Unexpressed('a function type without a result');
  return { kind: 'function', parameters: types, result, ...(type.extension && { receiver: true }) };
}

/** Whether a type is an array of which only some uses are allowed; arrays of just that type may be given for it. */
export function projectedArray({ class: name, args: [element], nullable }: KotlinType): KotlinType | undefined {
  return name === 'kotlin/Array' && !nullable && element?.variance === 'out' ? element : undefined;
}

function readArgument(arg: KotlinArgument | null, scope: KotlinScope): ApiTypeArgument {
  if (!arg) return { kind: 'star' };
  const of = readType(arg, scope);
  return arg.variance === 'invariant' ? of : { kind: 'projection', variance: arg.variance, of };
}

function requirePlain({ alias, suspend, definite, flexible, outer }: KotlinType): void {
  if (alias) throw new Unexpressed('an alias that is not expanded');
  if (suspend) throw new Unexpressed('a type of suspending functions');
  if (definite) throw new Unexpressed('a type parameter without null');
  if (flexible) throw new Unexpressed('a type that may or may not be null');
  if (outer) throw new Unexpressed('an inner class of a generic class');
}

/** A scope in which the type parameters of a declaration are known. */
export function withParameters(scope: KotlinScope, owner: string, own: readonly KotlinTypeParameter[]): KotlinScope {
  if (own.length === 0) return scope;
  const parameters = new Map(scope.parameters);
  for (const { id, name } of own) parameters.set(id, `${owner}.${name}`);
  return { ...scope, parameters };
}

/** Type parameters as they are declared, which the scope has. */
export function readParameters(
  owner: string,
  own: readonly KotlinTypeParameter[],
  scope: KotlinScope,
): ApiTypeParameter[] {
  return own.map(({ name, variance, bounds, reified }) => ({
    name: `${owner}.${name}`,
    variance,
    bounds: bounds.map((bound) => readType(bound, scope)).filter(({ kind }) => kind !== 'top'),
    // Objects of arrays know their elements.
    ...((reified || owner === 'kotlin.Array') && { reified: true }),
  }));
}

/** A type as a part of the name of a member: overloads may differ in arguments only. */
export function textOf(type: KotlinType, names: ReadonlyMap<number, string>): string {
  const name = type.class === undefined ? (names.get(type.parameter ?? -1) ?? '?') : qualifiedName(type.class);
  const args = type.args.map((arg) =>
    arg ? `${arg.variance === 'invariant' ? '' : `${arg.variance} `}${textOf(arg, names)}` : '*',
  );
  return `${name}${args.length === 0 ? '' : `<${args.join(',')}>`}${type.nullable ? '?' : ''}`;
}
