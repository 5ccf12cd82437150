import type { TypeParameter } from '../types/hierarchy.js';
import type { Type, TypeArgument } from '../types/type.js';
import type { TypeTable } from '../types/type-table.js';
import type { ApiType, ApiTypeArgument, ApiTypeParameter } from './api-type.js';

/** What a class is called in the model; nothing for the one that is the type of all values. */
export type Renamed = (name: string) => string | undefined;

const same: Renamed = (name) => name;

/** The type of the model that a type of an API is. */
export function modelType(type: ApiType, table: TypeTable, renamed: Renamed = same): Type {
  const inner = (each: ApiType) => modelType(each, table, renamed);
  switch (type.kind) {
    case 'top':
    case 'bottom':
      return table[type.kind];
    case 'class': {
      const name = renamed(type.name);
      if (name === undefined) return table.top;
      return table.classType(
        name,
        type.args.map((arg) => modelArgument(arg, table, renamed)),
      );
    }
    case 'parameter':
      return table.parameter(type.name);
    case 'function':
      return table.functionType(type.parameters.map(inner), inner(type.result));
    case 'array':
      return table.array(inner(type.element));
    case 'primitive':
      return table.primitive(type.name);
    case 'nullable':
      return table.nullable(inner(type.of));
    case 'tuple':
      return table.tuple(type.elements.map(inner));
  }
}

function modelArgument(arg: ApiTypeArgument, table: TypeTable, renamed: Renamed): TypeArgument {
  if (arg.kind === 'star') return table.star;
  if (arg.kind === 'projection') return table.projection(arg.variance, modelType(arg.of, table, renamed));
  return modelType(arg, table, renamed);
}

/** The type parameter of the model that one of an API is. */
export function modelParameter(
  { name, variance, bounds }: ApiTypeParameter,
  table: TypeTable,
  renamed: Renamed = same,
): TypeParameter {
  const [first, ...others] = bounds.map((bound) => modelType(bound, table, renamed));
  if (!first) return { name, variance };
  return { name, variance, bound: others.length === 0 ? first : table.intersection([first, ...others]) };
}
