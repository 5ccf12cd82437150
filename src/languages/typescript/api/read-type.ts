import type { ApiType } from '../../../model/library/api-type.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { Inexpressible } from './inexpressible.js';
import type { Names } from './naming.js';

/** Where types are read. */
export interface Reading {
  readonly checker: ts.TypeChecker;
  readonly names: Names;
  /** The type parameters in scope, by their symbols, with their names in the API. */
  readonly parameters: ReadonlyMap<ts.Symbol, string>;
  /** What `this` is. */
  readonly self?: ApiType;
}

const { TypeFlags } = ts;
const words: readonly (readonly [flag: ts.TypeFlags, type: ApiType])[] = [
  [TypeFlags.Unknown, { kind: 'top' }],
  [TypeFlags.Never, { kind: 'bottom' }],
  [TypeFlags.Void, { kind: 'primitive', name: 'void' }],
  [TypeFlags.String, word('string')],
  [TypeFlags.Number, word('number')],
  [TypeFlags.Boolean, word('boolean')],
  [TypeFlags.BigInt, word('bigint')],
  [TypeFlags.ESSymbol, word('symbol')],
];

function word(name: string): ApiType {
  return { kind: 'class', name, args: [] };
}

/** The type that the checker has, exactly. */
export function readType(type: ts.Type, reading: Reading): ApiType {
  for (const [flag, found] of words) if ((type.flags & flag) !== 0) return found;
  if ((type.flags & TypeFlags.Any) !== 0) throw new Inexpressible('the type any');
  if (type.isUnion()) return readUnion(type, reading);
  if ((type.flags & TypeFlags.TypeParameter) !== 0) return readParameter(type, reading);
  if ((type.flags & TypeFlags.EnumLike) !== 0 && type.symbol) return readNamed(type.symbol, [], reading);
  if ((type.flags & TypeFlags.Object) === 0) throw new Inexpressible(kindOf(type));
  return readObject(type as ts.ObjectType, reading);
}

function readParameter(type: ts.Type, { parameters, self }: Reading): ApiType {
  const name = type.symbol && parameters.get(type.symbol);
  if (name !== undefined) return { kind: 'parameter', name };
  if ((type as ts.TypeParameter & { isThisType?: boolean }).isThisType && self) return self;
  throw new Inexpressible('a type parameter of another declaration');
}

function readObject(type: ts.ObjectType, reading: Reading): ApiType {
  const { checker } = reading;
  if (checker.isTupleType(type)) return readTuple(type as ts.TupleTypeReference, reading);
  const isReference = (type.objectFlags & ts.ObjectFlags.Reference) !== 0;
  const args = isReference ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if ((type.objectFlags & (ts.ObjectFlags.Reference | ts.ObjectFlags.ClassOrInterface)) !== 0)
    return readNamed(type.symbol, args, reading);
  const signature = functionSignature(type);
  if (!signature) throw new Inexpressible(kindOf(type));
  return readFunction(signature, reading);
}

function readNamed(symbol: ts.Symbol, args: readonly ts.Type[], reading: Reading): ApiType {
  const name = reading.names.get(symbol);
  if (name === undefined) throw new Inexpressible('a type that the module does not export', symbol.name);
  // A class has `this` as the last of its arguments.
  const { typeParameters = [] } = reading.checker.getDeclaredTypeOfSymbol(symbol) as ts.InterfaceType;
  const own = args.slice(0, typeParameters.length);
  return { kind: 'class', name, args: own.map((arg) => readType(arg, reading)) };
}

function readTuple(type: ts.TupleTypeReference, reading: Reading): ApiType {
  const { elementFlags, readonly } = type.target;
  if (readonly || elementFlags.some((flag) => flag !== ts.ElementFlags.Required))
    throw new Inexpressible('a tuple that is read-only, or of several lengths');
  return { kind: 'tuple', elements: reading.checker.getTypeArguments(type).map((each) => readType(each, reading)) };
}

function readFunction(signature: ts.Signature, reading: Reading): ApiType {
  return {
    kind: 'function',
    parameters: neededParameters(signature, reading).map((each) => readType(each, reading)),
    result: readType(signature.getReturnType(), reading),
  };
}

/** What a function must take: one that takes less may stand for it, and is called with less. */
export function neededParameters(signature: ts.Signature, { checker }: Reading): ts.Type[] {
  if (signature.typeParameters) throw new Inexpressible('a generic function type');
  if (checker.getTypePredicateOfSignature(signature)) throw new Inexpressible('a type predicate');
  const isNeeded = ({ valueDeclaration: each }: ts.Symbol) =>
    !each || !ts.isParameter(each) || (!each.questionToken && !each.dotDotDotToken && !each.initializer);
  return signature.parameters.filter(isNeeded).map((each) => checker.getTypeOfSymbol(each));
}

/** The one signature of a type that is nothing but a function. */
export function functionSignature(type: ts.Type): ts.Signature | undefined {
  const [signature, ...others] = type.getCallSignatures();
  const isPlain = type.getProperties().length === 0 && type.getConstructSignatures().length === 0;
  const isNamed = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.ClassOrInterface) !== 0;
  return others.length === 0 && isPlain && !isNamed ? signature : undefined;
}

function readUnion(type: ts.UnionType, reading: Reading): ApiType {
  const isNull = ({ flags }: ts.Type) => (flags & TypeFlags.Null) !== 0;
  const rest = type.types.filter((each) => !isNull(each));
  if (rest.length === type.types.length) throw new Inexpressible('a union type');
  const of = onlyOf(rest, reading);
  if (!of) throw new Inexpressible('a union type');
  return { kind: 'nullable', of };
}

/** What a union of one type is; `true | false` is one. */
export function onlyOf(types: readonly ts.Type[], reading: Reading): ApiType | undefined {
  const [first, ...others] = types;
  if (!first) return undefined;
  if (others.length === 0) return readType(first, reading);
  const isBoolean = types.every(({ flags }) => (flags & TypeFlags.BooleanLiteral) !== 0);
  return isBoolean && types.length === 2 ? word('boolean') : undefined;
}

function kindOf(type: ts.Type): string {
  if ((type.flags & TypeFlags.Literal) !== 0) return 'a literal type';
  if (type.isIntersection()) return 'an intersection type';
  if ((type.flags & (TypeFlags.Undefined | TypeFlags.Null)) !== 0) return 'the type undefined or null alone';
  if ((type.flags & (TypeFlags.Conditional | TypeFlags.Index | TypeFlags.IndexedAccess)) !== 0)
    return 'a type that is calculated from others';
  if ((type.flags & TypeFlags.NonPrimitive) !== 0) return 'the type object';
  return 'an object type without a name';
}
