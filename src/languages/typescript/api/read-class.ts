import type { ApiClass } from '../../../model/library/api-class.js';
import type { Skipped } from '../../../model/library/api-library.js';
import type { ApiConstructor, ApiField, ApiMethod } from '../../../model/library/api-member.js';
import type { ApiClassType, ApiType } from '../../../model/library/api-type.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import type { Export } from './declared.js';
import { Inexpressible } from './inexpressible.js';
import { typeName } from './naming.js';
import {
  accessOf,
  type Called,
  declarationFlags,
  readParameters,
  readProperty,
  readSignature,
  requireName,
  withParameters,
} from './read-member.js';
import { type Reading, readType } from './read-type.js';

const { SymbolFlags, ModifierFlags } = ts;

/** What classes are read from, and where is told what of them is left out. */
export interface ClassReading {
  readonly checker: ts.TypeChecker;
  readonly names: Reading['names'];
  readonly module: string;
  readonly skipped: Skipped[];
}

/** Reads a class, an interface or an enum, with what the value of the same name has. */
export function readClass({ name: label, symbol }: Export, { skipped, ...from }: ClassReading): ApiClass {
  const name = typeName(from.module, label);
  const declared = from.checker.getDeclaredTypeOfSymbol(symbol) as ts.InterfaceType;
  const own = declared.typeParameters ?? [];
  const bare: Reading = { ...from, parameters: new Map() };
  const scope = withParameters(bare, name, own);
  const self: ApiType = { kind: 'class', name, args: own.map((each) => readType(each, scope)) };
  const reading: Reading = { ...scope, self };
  const members = newMembers(name, skipped);
  const value = valueOf(symbol, from.checker);
  // Of a value like Math, whose type has its name, all members are read through that name.
  if (value !== declared) for (const member of symbol.members?.values() ?? []) members.read(member, reading);
  // The members of values that are no objects are called on those; what makes objects that hold them has another name.
  const isNamedLikeValue = value && name.endsWith(label);
  const constructors = isNamedLikeValue ? readConstructors(value, { name, own, reading, symbol, skipped }) : [];
  if (isNamedLikeValue) for (const each of value.getProperties()) members.read(each, bare, true);
  const flags = declarationFlags(symbol);
  return {
    name,
    package: from.module,
    form: formOf(symbol, flags),
    access: 'public',
    typeParameters: readParameters(own, reading),
    supertypes: readSupertypes(declared, reading),
    constructors,
    methods: members.methods,
    fields: members.fields,
  };
}

/** The type of the value that has the name of a class or an interface. */
export function valueOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type | undefined {
  return (symbol.flags & SymbolFlags.Value) === 0 ? undefined : checker.getTypeOfSymbol(symbol);
}

/** Gathers the members of something as they are read. */
export function newMembers(owner: string, skipped: Skipped[]) {
  const methods: ApiMethod[] = [];
  const fields: ApiField[] = [];
  const counts = new Map<string, number>();
  const idOf = (name: string, isStatic: boolean) => {
    const plain = isStatic ? `static ${owner}.${name}` : owner === '' ? name : `${owner}.${name}`;
    const count = counts.get(plain) ?? 0;
    counts.set(plain, count + 1);
    return count === 0 ? plain : `${plain}#${count}`;
  };
  const attempt = (what: Skipped['what'], name: string, parameters: number | undefined, read: () => void) => {
    try {
      read();
    } catch (error) {
      if (!(error instanceof Inexpressible)) throw error;
      const { reason, detail } = error;
      const shown = name.startsWith('__@') ? `[${name.slice(3).split('@')[0]}]` : name;
      skipped.push({
        ...{ what, in: owner, name: shown, ...(parameters !== undefined && { parameters }), reason },
        ...(detail !== undefined && !detail.startsWith('__@') && { detail }),
      });
    }
  };
  return {
    methods,
    fields,
    read(symbol: ts.Symbol, reading: Reading, isStatic = false): void {
      const flags = declarationFlags(symbol);
      const isMember =
        (symbol.flags &
          (SymbolFlags.Method |
            SymbolFlags.Property |
            SymbolFlags.Accessor |
            SymbolFlags.Function |
            SymbolFlags.Variable |
            SymbolFlags.EnumMember)) !==
        0;
      const isHidden =
        (flags & ModifierFlags.Private) !== 0 || symbol.name.startsWith('#') || symbol.name === 'prototype';
      if (!isMember || isHidden) return;
      const statically = isStatic && ({ static: true } as const);
      if ((symbol.flags & (SymbolFlags.Method | SymbolFlags.Function)) === 0) {
        attempt('field', symbol.name, undefined, () => {
          const field = readProperty(symbol, idOf(symbol.name, isStatic), reading);
          const isConstant = (symbol.flags & SymbolFlags.EnumMember) !== 0;
          fields.push({ ...field, ...statically, ...(isConstant && { constant: true }) });
        });
        return;
      }
      for (const signature of reading.checker.getTypeOfSymbol(symbol).getCallSignatures())
        attempt('method', symbol.name, signature.parameters.length, () => {
          requireName(symbol.name);
          if ((symbol.flags & SymbolFlags.Optional) !== 0) throw new Inexpressible('a method that may not be there');
          const form = (flags & ModifierFlags.Abstract) !== 0 ? 'abstract' : 'open';
          const called = readSignature(signature, idOf(symbol.name, isStatic), reading);
          requireNew(methods, { ...called, name: symbol.name });
          methods.push({ ...called, name: symbol.name, access: accessOf(flags), throws: [], form, ...statically });
        });
    },
  };
}

// Overloads differ in what could not be expressed, and are the same without it.
function requireNew(
  known: readonly (ApiConstructor & { readonly name?: string })[],
  called: Called & { readonly name?: string },
): void {
  const textOf = ({ name, parameters, typeParameters }: typeof called | (typeof known)[number]) =>
    JSON.stringify([name, parameters.map(({ type }) => type), typeParameters.length]);
  if (known.some((each) => textOf(each) === textOf(called)))
    throw new Inexpressible('an overload that cannot be told from another');
}

interface Constructed {
  readonly name: string;
  readonly own: readonly ts.TypeParameter[];
  readonly reading: Reading;
  readonly symbol: ts.Symbol;
  readonly skipped: Skipped[];
}

function readConstructors(value: ts.Type, { name, own, reading, symbol, skipped }: Constructed): ApiConstructor[] {
  const constructors: ApiConstructor[] = [];
  for (const signature of value.getConstructSignatures()) {
    const flags = signature.declaration ? ts.getCombinedModifierFlags(signature.declaration) : ModifierFlags.None;
    if ((flags & ModifierFlags.Private) !== 0) continue;
    try {
      const result = signature.getReturnType();
      if (result.symbol !== symbol) throw new Inexpressible('a constructor of another class');
      const args = reading.checker.getTypeArguments(result as ts.TypeReference).slice(0, own.length);
      const parameters = new Map(reading.parameters);
      // What is inferred for the type parameters of a constructor are the arguments of the class.
      for (const [i, arg] of args.entries()) {
        if ((arg.flags & ts.TypeFlags.TypeParameter) === 0)
          throw new Inexpressible('a constructor of a class with certain type arguments');
        parameters.set(arg.symbol, reading.parameters.get((own[i] as ts.TypeParameter).symbol) as string);
      }
      const id = constructors.length === 0 ? `new ${name}` : `new ${name}#${constructors.length}`;
      const called = readSignature(signature, id, { ...reading, parameters });
      requireNew(constructors, called);
      constructors.push({
        id,
        access: accessOf(flags),
        typeParameters: called.typeParameters,
        parameters: called.parameters,
        throws: [],
      });
    } catch (error) {
      if (!(error instanceof Inexpressible)) throw error;
      const count = signature.parameters.length;
      skipped.push({ what: 'constructor', in: name, name: '<init>', parameters: count, reason: error.reason });
    }
  }
  return constructors;
}

// What is above a class only helps to find more of its uses: one that cannot be expressed is left out.
function readSupertypes(declared: ts.InterfaceType, reading: Reading): ApiClassType[] {
  return (reading.checker.getBaseTypes(declared) ?? []).flatMap((each) => {
    try {
      const type = readType(each, reading);
      return type.kind === 'class' ? [type] : [];
    } catch (error) {
      if (error instanceof Inexpressible) return [];
      throw error;
    }
  });
}

function formOf({ flags }: ts.Symbol, modifiers: ts.ModifierFlags): ApiClass['form'] {
  if ((flags & SymbolFlags.RegularEnum) !== 0) return 'enum';
  if ((flags & SymbolFlags.Class) === 0) return 'interface';
  return (modifiers & ModifierFlags.Abstract) !== 0 ? 'abstract' : 'class';
}
