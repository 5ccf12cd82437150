import type { ApiType } from '../../../model/library/api-type.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { Inexpressible } from './inexpressible.js';
import { functionSignature, neededParameters, onlyOf, type Reading, readType } from './read-type.js';

const { TypeFlags } = ts;

/** A type that stands for what is taken or given somewhere, and whether it is exactly that. */
export interface Stand {
  readonly type: ApiType;
  readonly exact: boolean;
}

/** What may be given where a type is wanted: of a union, the first of its types that can be expressed. */
export function readTaken(type: ts.Type, reading: Reading): Stand {
  if ((type.flags & TypeFlags.Any) !== 0) return exactly({ kind: 'top' });
  if (isSeveral(type)) return readOneOf(type, reading);
  const element = readonlyElement(type, reading);
  if (element) {
    const { type: of } = readTaken(element, reading);
    return { type: { kind: 'class', name: 'Array', args: [of] }, exact: false };
  }
  const signature = functionSignature(type);
  if (!signature) return exactly(readType(type, reading));
  // What a function takes is given to it, and what it gives is taken.
  const parameters = neededParameters(signature, reading).map((each) => readGiven(each, reading));
  const result = readTaken(signature.getReturnType(), reading);
  return {
    type: { kind: 'function', parameters: parameters.map((each) => each.type), result: result.type },
    exact: result.exact && parameters.every(({ exact }) => exact),
  };
}

/** What is known of what is given: where that may be undefined, or is anything, only that it is something. */
export function readGiven(type: ts.Type, reading: Reading): Stand {
  if ((type.flags & TypeFlags.Any) !== 0) return { type: { kind: 'top' }, exact: false };
  if (isSeveral(type) && !(isNullable(type.types) && type.types.length === 2))
    return { type: { kind: 'top' }, exact: false };
  const isThis = (type as ts.TypeParameter & { isThisType?: boolean }).isThisType === true;
  return { type: readType(type, reading), exact: !isThis };
}

function readOneOf(type: ts.UnionType, reading: Reading): Stand {
  const types = type.types.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0);
  const others = types.filter(({ flags }) => (flags & TypeFlags.Null) === 0);
  const one = others.length === 1 && others[0] ? readTaken(others[0], reading) : booleanIfBoth(others, reading);
  if (one) return isNullable(types) ? { ...one, type: { kind: 'nullable', of: one.type } } : one;
  let last: unknown = new Inexpressible('a union type');
  for (const each of types) {
    try {
      return { ...readTaken(each, reading), exact: false };
    } catch (error) {
      last = error;
    }
  }
  throw last;
}

// Arrays stand for read-only ones.
function readonlyElement(type: ts.Type, { names, checker }: Reading): ts.Type | undefined {
  const isReadonly = type.symbol?.name === 'ReadonlyArray' && names.get(type.symbol) === 'ReadonlyArray';
  return isReadonly ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined;
}

// `boolean | undefined` is a union of three types.
function booleanIfBoth(types: readonly ts.Type[], reading: Reading): Stand | undefined {
  const type = onlyOf(types, reading);
  return type && exactly(type);
}

function isSeveral(type: ts.Type): type is ts.UnionType {
  return type.isUnion() && (type.flags & (TypeFlags.Boolean | TypeFlags.EnumLike)) === 0;
}

function isNullable(types: readonly ts.Type[]): boolean {
  return types.some(({ flags }) => (flags & TypeFlags.Null) !== 0);
}

function exactly(type: ApiType): Stand {
  return { type, exact: true };
}
