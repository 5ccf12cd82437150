import type { ApiClass } from '../../../model/library/api-class.js';
import type { ApiLibrary, ApiSource, Skipped } from '../../../model/library/api-library.js';
import type { ApiType } from '../../../model/library/api-type.js';
import { keepKnown } from '../../../model/library/keep-known.js';
import { membersOf, partsOfType, typesOfHeader, typesOfMember } from '../../../model/library/types-of-api.js';
import { ts } from '../../shared/typescript-javascript/typescript.js';
import type { Declared, Export } from './declared.js';
import { Inexpressible } from './inexpressible.js';
import { isClass, namesOf, typeName } from './naming.js';
import { type ClassReading, newMembers, readClass, valueOf } from './read-class.js';
import type { Reading } from './read-type.js';

/** The API of what a library of TypeScript declares. */
export function collectApi({ checker, module, exports, globals = [] }: Declared, source: ApiSource): ApiLibrary {
  const skipped: Skipped[] = [];
  const names = new Map([...namesOf('', globals), ...namesOf(module, exports)]);
  const reading: ClassReading = { checker, names, module, skipped };
  const classes = new Map<string, ApiClass>();
  const top = newMembers('', skipped);
  const plain: Reading = { checker, names, parameters: new Map() };
  // The interface of a constructor says what is static in the class that it makes.
  const constructors = new Set(exports.map(({ symbol }) => isClass(symbol) && constructorOf(symbol, checker)));
  for (const each of exports) {
    const { name, symbol } = each;
    if (constructors.has(symbol)) continue;
    if (isClass(symbol)) {
      const read = classIfAny(each, reading);
      if (read && !classes.has(read.name)) classes.set(read.name, read);
      // A function may have the name of an interface, as factories do.
      if ((symbol.flags & ts.SymbolFlags.Function) !== 0) top.read(symbol, plain);
    } else if (!isWritable(name))
      skipped.push({ what: 'field', in: '', name, reason: 'a name that programs cannot write' });
    else if ((symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Variable)) !== 0) top.read(symbol, plain);
    else skipped.push({ what: 'class', in: '', name, reason: otherKind(symbol) });
  }
  const omitted: Skipped[] = [];
  const known = globals.filter(({ symbol }) => isClass(symbol));
  const mentioned = readMentioned([...classes.values()], top, {
    reading: { ...reading, module: '', skipped: omitted },
    known: new Map(known.map((each) => [typeName('', each.name), each])),
  });
  return keepKnown({
    kind: 'api',
    version: 1,
    dialect: 'typescript',
    sources: [source],
    classes: [...classes.values()],
    mentioned,
    functions: top.methods.map((each) => ({ ...each, module })),
    variables: top.fields.map((each) => ({ ...each, module })),
    skipped,
    omitted,
  });
}

function constructorOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol | undefined {
  const type = valueOf(symbol, checker);
  return type && type.symbol !== symbol && isClass(type.symbol) ? type.symbol : undefined;
}

interface Mentions {
  readonly reading: ClassReading;
  readonly known: ReadonlyMap<string, Export>;
}

function readMentioned(
  classes: readonly ApiClass[],
  { methods, fields }: Pick<ReturnType<typeof newMembers>, 'methods' | 'fields'>,
  { reading, known }: Mentions,
): ApiClass[] {
  const mentioned = new Map<string, ApiClass>();
  const seen = new Set(classes.map(({ name }) => name));
  const waiting: string[] = [];
  const see = (types: readonly ApiType[]) => {
    for (const part of types.flatMap((type) => [...partsOfType(type)])) {
      if (part.kind !== 'class' || seen.has(part.name)) continue;
      seen.add(part.name);
      waiting.push(part.name);
    }
  };
  for (const each of classes) see([...typesOfHeader(each), ...membersOf(each).flatMap(typesOfMember)]);
  see([...methods, ...fields].flatMap(typesOfMember));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const found = known.get(name);
    const read = found && classIfAny(found, reading);
    if (!read) continue;
    mentioned.set(name, read);
    see(typesOfHeader(read));
  }
  return [...mentioned.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function classIfAny(each: Export, reading: ClassReading): ApiClass | undefined {
  try {
    if (!isWritable(each.name)) throw new Inexpressible('a name that programs cannot write');
    return readClass(each, reading);
  } catch (error) {
    if (!(error instanceof Inexpressible)) throw error;
    const { reason, detail } = error;
    reading.skipped.push({ what: 'class', in: '', name: each.name, reason, ...(detail !== undefined && { detail }) });
    return undefined;
  }
}

function isWritable(name: string): boolean {
  return name !== 'default' && /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(name);
}

function otherKind({ flags }: ts.Symbol): string {
  if ((flags & ts.SymbolFlags.TypeAlias) !== 0) return 'a type alias';
  return (flags & ts.SymbolFlags.Namespace) !== 0 ? 'a namespace' : 'an enum of constants';
}
