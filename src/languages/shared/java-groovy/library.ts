import type { LiteralKind } from '../../../model/program/profile.js';

/** The primitive types with their boxes (JLS 5.1.7), whether the box is a number, and how often they are used. */
export const primitives = [
  { name: 'byte', box: 'Byte', number: true, weight: 1 },
  { name: 'short', box: 'Short', number: true, weight: 1 },
  { name: 'int', box: 'Integer', number: true, weight: 5 },
  { name: 'long', box: 'Long', number: true, weight: 2 },
  { name: 'float', box: 'Float', number: true, weight: 1 },
  { name: 'double', box: 'Double', number: true, weight: 2 },
  { name: 'char', box: 'Character', number: false, weight: 1 },
  { name: 'boolean', box: 'Boolean', number: false, weight: 3 },
] as const satisfies readonly { name: LiteralKind; box: string; number: boolean; weight: number }[];

/** The name of a primitive type. */
export type PrimitiveName = (typeof primitives)[number]['name'];

/** The classes of big numbers; values of them are objects. */
export const bigNumbers = [
  { name: 'BigInteger', literal: 'bigint' },
  { name: 'BigDecimal', literal: 'bigdecimal' },
] as const satisfies readonly { name: string; literal: LiteralKind }[];

/** The name of a class of big numbers. */
export type BigName = (typeof bigNumbers)[number]['name'];

/** The functional interfaces that stand for functions, one for each number of parameters. */
export const functionInterfaces = [
  { name: 'Supplier', method: 'get', parameters: [] },
  { name: 'Function', method: 'apply', parameters: ['T'] },
  { name: 'BiFunction', method: 'apply', parameters: ['T', 'U'] },
] as const;

/** The full names of the library classes that have to be imported, by their names. */
export const libraryImports: ReadonlyMap<string, string> = new Map([
  ...functionInterfaces.map(({ name }) => [name, `java.util.function.${name}`] as const),
  ...bigNumbers.map(({ name }) => [name, `java.math.${name}`] as const),
]);

/** The methods of the library's functional interfaces and of Groovy's closures, by the names of their types. */
export const libraryMethods: ReadonlyMap<string, string> = new Map<string, string>([
  ...functionInterfaces.map(({ name, method }) => [name, method] as const),
  ['Closure', 'call'],
]);

/** How values of the types that have literals are written, by the names of the types. */
export const literalKinds: ReadonlyMap<string, LiteralKind> = new Map<string, LiteralKind>([
  ...primitives.flatMap(({ name, box }) => [[name, name] as const, [box, name] as const]),
  ...bigNumbers.map(({ name, literal }) => [name, literal] as const),
  ['String', 'string'],
]);

const builtInNames: ReadonlySet<string> = new Set([
  ...literalKinds.keys(),
  ...functionInterfaces.map(({ name }) => name),
  ...['Object', 'Number', 'CharSequence', 'Comparable', 'Closure', 'Override', 'FunctionalInterface'],
]);

/** Whether a name that is written without its package means a type of the language. */
export function isBuiltInName(name: string): boolean {
  return builtInNames.has(name);
}
