import type { ApiField, ApiMethod, ApiParameter } from '../../../model/library/api-member.js';
import type { ApiTypeParameter } from '../../../model/library/api-type.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import { Inexpressible } from './inexpressible.js';
import { readGiven, readTaken } from './read-taken.js';
import { type Reading, readType } from './read-type.js';

/** What is called, without what tells methods, functions and constructors from each other. */
export type Called = Pick<ApiMethod, 'id' | 'typeParameters' | 'parameters' | 'result' | 'widened'>;

/** Reads a signature; its type parameters are new ones unless the reading has them. */
export function readSignature(signature: ts.Signature, id: string, outer: Reading): Called {
  if (hasThis(signature)) throw new Inexpressible('a method that says what `this` is');
  const own = (signature.typeParameters ?? []).filter(({ symbol }) => !outer.parameters.has(symbol));
  const reading = withParameters(outer, id, own);
  const { type: result, exact } = readGiven(signature.getReturnType(), reading);
  return {
    id,
    typeParameters: readParameters(own, reading),
    parameters: readArguments(signature.parameters, reading),
    result,
    ...(!exact && { widened: true }),
  };
}

function hasThis({ declaration }: ts.Signature): boolean {
  const [first] = declaration && !ts.isJSDocSignature(declaration) ? declaration.parameters : [];
  return first !== undefined && ts.isIdentifier(first.name) && first.name.text === 'this';
}

/** Reads a property. */
export function readProperty(symbol: ts.Symbol, id: string, reading: Reading): ApiField {
  requireName(symbol.name);
  const { type, exact } = readGiven(reading.checker.getTypeOfSymbol(symbol), reading);
  const flags = declarationFlags(symbol);
  return {
    id,
    name: symbol.name,
    access: accessOf(flags),
    type,
    ...((flags & ts.ModifierFlags.Readonly) === 0 && exact && { mutable: true }),
    ...(!exact && { widened: true }),
  };
}

/** A reading in which a declaration's own type parameters are known. */
export function withParameters(reading: Reading, owner: string, own: readonly ts.TypeParameter[]): Reading {
  const parameters = new Map(reading.parameters);
  for (const { symbol } of own) parameters.set(symbol, `${owner}.${symbol.name}`);
  return { ...reading, parameters };
}

/** The type parameters of a declaration, which the reading knows. */
export function readParameters(own: readonly ts.TypeParameter[], reading: Reading): ApiTypeParameter[] {
  return own.map((each) => {
    const constraint = each.getConstraint();
    const isFree = !constraint || (constraint.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0;
    return {
      name: reading.parameters.get(each.symbol) as string,
      variance: varianceOf(each.symbol),
      bounds: isFree ? [] : [readType(constraint, reading)],
    };
  });
}

// Variance that nobody declares follows from the structure, which the model does not know.
function varianceOf(symbol: ts.Symbol): ApiTypeParameter['variance'] {
  const kinds = (symbol.declarations ?? []).flatMap((each) =>
    ts.isTypeParameterDeclaration(each) ? (each.modifiers ?? []).map(({ kind }) => kind) : [],
  );
  const [isOut, isIn] = [kinds.includes(ts.SyntaxKind.OutKeyword), kinds.includes(ts.SyntaxKind.InKeyword)];
  return isOut === isIn ? 'invariant' : isOut ? 'out' : 'in';
}

// What may be left out and cannot be expressed is left out, with all that follows.
function readArguments(symbols: readonly ts.Symbol[], reading: Reading): ApiParameter[] {
  const parameters: ApiParameter[] = [];
  for (const symbol of symbols) {
    const declaration = symbol.valueDeclaration;
    const isParameter = declaration && ts.isParameter(declaration);
    const vararg = isParameter && declaration.dotDotDotToken !== undefined;
    const optional = isParameter && (declaration.questionToken ?? declaration.initializer) !== undefined;
    try {
      const type = reading.checker.getTypeOfSymbol(symbol);
      const { exact, ...taken } = readTaken(vararg ? elementOf(type, reading) : type, reading);
      const name = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(symbol.name) && { name: symbol.name };
      const marks = {
        ...(vararg && { vararg }),
        ...(optional && { optional }),
        ...(!exact && { narrowed: true as const }),
      };
      parameters.push({ ...name, ...taken, ...marks });
    } catch (error) {
      if (error instanceof Inexpressible && (optional || vararg)) return parameters;
      throw error;
    }
  }
  return parameters;
}

function elementOf(type: ts.Type, { checker }: Reading): ts.Type {
  const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if (!element) throw new Inexpressible('a rest parameter that is no array');
  return element;
}

/** The modifiers of what a symbol stands for. */
export function declarationFlags({ declarations = [] }: ts.Symbol): ts.ModifierFlags {
  return declarations.reduce((flags, each) => flags | ts.getCombinedModifierFlags(each), ts.ModifierFlags.None);
}

/** Who may use it; what is private is no part of an API. */
export function accessOf(flags: ts.ModifierFlags): 'public' | 'protected' {
  return (flags & ts.ModifierFlags.Protected) !== 0 ? 'protected' : 'public';
}

/** Refuses a name that programs cannot write after a dot. */
export function requireName(name: string): void {
  if (name.startsWith('__@')) throw new Inexpressible('a member named by a symbol', name);
  if (!/^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name))
    throw new Inexpressible('a name that programs cannot write', name);
}
