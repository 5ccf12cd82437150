import type { ApiClassType, ApiType, ApiTypeArgument, ApiTypeParameter } from '../../../../model/library/api-type.js';
import type { JvmArgument, JvmClassType, JvmParameter, JvmType } from '../class-file/signature.js';
import type { ClassFinder, FoundClass } from './class-finder.js';
import { Unexpressed } from './unexpressed.js';

/** Where types are read: what type variables stand for, and where classes are found. */
export interface Scope {
  readonly finder: ClassFinder;
  readonly variables: ReadonlyMap<string, ApiTypeArgument>;
}

/** The class that every class is below, which is the top type. */
export const objectName = 'java/lang/Object';

/** The type that a signature writes. */
export function readType(type: JvmType, scope: Scope): ApiType {
  switch (type.kind) {
    case 'primitive':
      return type;
    case 'array':
      return { kind: 'array', element: readType(type.element, scope) };
    case 'variable':
      return plain(variableIn(scope, type.name));
    case 'class':
      return type.name === objectName ? { kind: 'top' } : readClassType(type, scope);
  }
}

/** The same for a class. */
export function readClassType(type: JvmClassType, scope: Scope): ApiClassType {
  const found = scope.finder.find(type.name);
  if (!found.nameable) throw new Unexpressed('a class that programs cannot name', found.name);
  if (type.outerArgs || (found.inner && isInGeneric(found)))
    throw new Unexpressed('an inner class of a generic class', found.name);
  const { parameters } = found.signature;
  const raw = type.args.length === 0 && parameters.length > 0;
  if (!raw && type.args.length !== parameters.length)
    throw new Unexpressed('a class with the wrong number of type arguments', found.name);
  const args = raw ? parameters.map(() => star) : type.args.map((arg) => readArgument(arg, scope));
  return { kind: 'class', name: found.name, args, ...(raw && { raw }) };
}

/** Whether a class around an inner class has type parameters, which types cannot show. */
export function isInGeneric({ outer, inner }: FoundClass): boolean {
  return inner && outer !== undefined && (outer.signature.parameters.length > 0 || isInGeneric(outer));
}

const star: ApiTypeArgument = { kind: 'star' };

/** What an argument of a class says; `? extends Object` is `?` (JLS 4.5.1). */
export function readArgument({ wildcard, type }: JvmArgument, scope: Scope): ApiTypeArgument {
  if (!type) return star;
  if (wildcard === '' && type.kind === 'variable') return variableIn(scope, type.name);
  const of = readType(type, scope);
  if (wildcard === '+') return of.kind === 'top' ? star : { kind: 'projection', variance: 'out', of };
  return wildcard === '-' ? { kind: 'projection', variance: 'in', of } : of;
}

/** A scope with more type variables, each of which stands for a type parameter of its own. */
export function withParameters(scope: Scope, owner: string, parameters: readonly JvmParameter[]): Scope {
  if (parameters.length === 0) return scope;
  const variables = new Map(scope.variables);
  for (const { name } of parameters) variables.set(name, { kind: 'parameter', name: `${owner}.${name}` });
  return { ...scope, variables };
}

/** Type parameters as they are declared, whose variables the scope has. */
export function readParameters(owner: string, parameters: readonly JvmParameter[], scope: Scope): ApiTypeParameter[] {
  return parameters.map(({ name, bounds }) => ({
    name: `${owner}.${name}`,
    variance: 'invariant',
    bounds: bounds.map((bound) => readType(bound, scope)).filter(({ kind }) => kind !== 'top'),
  }));
}

function variableIn({ variables }: Scope, name: string): ApiTypeArgument {
  const known = variables.get(name);
  if (!known) throw new Unexpressed('a type variable that is not declared', name);
  return known;
}

function plain(argument: ApiTypeArgument): ApiType {
  if (argument.kind === 'star' || argument.kind === 'projection')
    throw new Unexpressed('a member that is inherited from a raw type');
  return argument;
}
