import { UserError } from '../../core/errors.js';
import type { Model } from '../../core/test-program.js';
import type { Type, TypeArgument } from '../types/type.js';
import { createTypeTable, type TypeTable } from '../types/type-table.js';
import type { Program } from './program.js';

/** A program as it is stored: plain JSON, in which every type is written once and named by its number. */
export interface StoredProgram extends Model {
  readonly kind: 'program';
  readonly version: 1;
  readonly types: readonly unknown[];
  readonly program: unknown;
}

/** A program on its way through the house, which knows how to be written as JSON. */
export interface ProgramModel extends Model {
  readonly kind: 'program';
  readonly program: Program;
  /** Where its types are made. */
  readonly table: TypeTable;
  toJSON(): StoredProgram;
}

/** Makes a program ready to be changed, and to be stored when that should be needed. */
export function modelOf(program: Program, table: TypeTable): ProgramModel {
  return { kind: 'program', program, table, toJSON: () => encodeProgram(program) };
}

/** The program of the model that a model is, on its way or stored; nothing if it is of another kind, or there is none. */
export function programModel(model: Model | undefined): ProgramModel | undefined {
  // What cupel 0.1.0 stored has no kind, because there was no other.
  const { kind = 'program' } = (model ?? {}) as Partial<Model>;
  if (!model || kind !== 'program') return undefined;
  if ('table' in model) return model as ProgramModel;
  const table = createTypeTable();
  return modelOf(decodeProgram(model as StoredProgram, table), table);
}

/** The program of the model that a technique changes. */
export function requireProgramModel(model: Model | undefined): ProgramModel {
  const program = programModel(model);
  if (!program) throw new Error(`a program of the model is needed, and this is ${model?.kind ?? 'only text'}`);
  return program;
}

/** Writes a program as plain JSON. */
export function encodeProgram(program: Program): StoredProgram {
  const types: unknown[] = [];
  const numbers = new Map<TypeArgument, number>();
  const numberOf = (type: TypeArgument): number => {
    const known = numbers.get(type);
    if (known !== undefined) return known;
    const entries = Object.entries(type).filter(([key]) => key !== 'id');
    const written = Object.fromEntries(entries.map(([key, value]) => [key, partOfType(value, numberOf)]));
    numbers.set(type, types.length);
    return types.push(written) - 1;
  };
  const encode = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(encode);
    if (typeof value !== 'object' || value === null) return value;
    if (isType(value)) return { $type: numberOf(value) };
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, encode(part)]));
  };
  return { kind: 'program', version: 1, program: encode(program), types };
}

function partOfType(value: unknown, numberOf: (type: TypeArgument) => number): unknown {
  if (Array.isArray(value)) return value.map((each: TypeArgument) => numberOf(each));
  return typeof value === 'object' ? numberOf(value as TypeArgument) : value;
}

const typeKinds: ReadonlySet<unknown> = new Set<TypeArgument['kind']>([
  'top',
  'bottom',
  'class',
  'parameter',
  'function',
  'array',
  'primitive',
  'nullable',
  'tuple',
  'intersection',
  'projection',
]);

/** Whether a part of a program is a type. An expression has a kind and an id too, but it always has a type as well. */
export function isType(value: object): value is TypeArgument {
  return 'kind' in value && typeKinds.has(value.kind) && 'id' in value && !('type' in value);
}

/** Reads a program from plain JSON; its types are made in the given table. */
export function decodeProgram(stored: StoredProgram, table: TypeTable = createTypeTable()): Program {
  if ((stored.version as number) !== 1)
    throw new UserError(`the model of a program has version ${String(stored.version)}, which cannot be read`);
  if (!Array.isArray(stored.types)) throw new UserError('the model of a program has no types, and cannot be read');
  const types: TypeArgument[] = [];
  for (const each of stored.types) types.push(decodeType(each as StoredType, types, table));
  const decode = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(decode);
    if (typeof value !== 'object' || value === null) return value;
    if ('$type' in value) return types[value.$type as number];
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, decode(part)]));
  };
  return decode(stored.program) as Program;
}

type StoredType =
  | { readonly kind: 'top' | 'bottom' }
  | { readonly kind: 'class'; readonly name: string; readonly args: readonly number[] }
  | { readonly kind: 'parameter' | 'primitive'; readonly name: string }
  | { readonly kind: 'function'; readonly parameters: readonly number[]; readonly result: number }
  | { readonly kind: 'array'; readonly element: number }
  | { readonly kind: 'nullable'; readonly of: number }
  | { readonly kind: 'tuple'; readonly elements: readonly number[] }
  | { readonly kind: 'intersection'; readonly parts: readonly number[] }
  | { readonly kind: 'projection'; readonly variance: 'out' | 'in'; readonly of: number; readonly star?: true };

function decodeType(stored: StoredType, types: readonly TypeArgument[], table: TypeTable): TypeArgument {
  const at = (index: number) => types[index] as Type;
  switch (stored.kind) {
    case 'top':
      return table.top;
    case 'bottom':
      return table.bottom;
    case 'class':
      return table.classType(stored.name, stored.args.map(at));
    case 'parameter':
      return table.parameter(stored.name);
    case 'primitive':
      return table.primitive(stored.name);
    case 'function':
      return table.functionType(stored.parameters.map(at), at(stored.result));
    case 'array':
      return table.array(at(stored.element));
    case 'nullable':
      return table.nullable(at(stored.of));
    case 'tuple':
      return table.tuple(stored.elements.map(at));
    case 'intersection':
      return table.intersection(stored.parts.map(at));
    case 'projection':
      return stored.star ? table.star : table.projection(stored.variance, at(stored.of));
  }
}
