import { ts } from '../../shared/typescript-javascript/typescript.js';
import { moduleWord } from './module-word.js';
import type { Export } from './declared.js';

/** How programs write the types of an API: by symbols. */
export type Names = ReadonlyMap<ts.Symbol, string>;

/** The interfaces of values that are no objects: their members are those of the types that programs write. */
const primitives: Readonly<Record<string, string>> = {
  String: 'string',
  Number: 'number',
  Boolean: 'boolean',
  BigInt: 'bigint',
  Symbol: 'symbol',
};

/** Names the types that a module exports, or, without a module, those that need no import. */
export function namesOf(module: string, exports: readonly Export[]): Names {
  const names = new Map<ts.Symbol, string>();
  for (const { name, symbol } of exports)
    if (isClass(symbol) && !names.has(symbol)) names.set(symbol, typeName(module, name));
  return names;
}

/** The name of a type. */
export function typeName(module: string, name: string): string {
  if (module !== '') return `${moduleWord(module)}.${name}`;
  return primitives[name] ?? name;
}

/** Whether a symbol is a class, an interface or an enum. */
export function isClass({ flags }: ts.Symbol): boolean {
  return (flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.RegularEnum)) !== 0;
}
