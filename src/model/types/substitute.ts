import type { Type, TypeArgument } from './type.js';
import type { TypeTable } from './type-table.js';

/** What type parameters stand for, by their unique names. */
export type Substitution = ReadonlyMap<string, Type>;

/** Replaces type parameters by types (Definition 3.1 of the Hephaestus paper). */
export function substitute(type: Type, by: Substitution, table: TypeTable): Type {
  if (by.size === 0) return type;
  switch (type.kind) {
    case 'parameter':
      return by.get(type.name) ?? type;
    case 'class': {
      if (type.args.length === 0) return type;
      const args = mapChanged(type.args, (arg) => substituteArgument(arg, by, table));
      return args === type.args ? type : table.classType(type.name, args);
    }
    case 'function': {
      const parameters = mapChanged(type.parameters, (each) => substitute(each, by, table));
      const result = substitute(type.result, by, table);
      return parameters === type.parameters && result === type.result ? type : table.functionType(parameters, result);
    }
    case 'array':
      return table.array(substitute(type.element, by, table));
    case 'nullable':
      return table.nullable(substitute(type.of, by, table));
    case 'tuple':
      return table.tuple(mapChanged(type.elements, (each) => substitute(each, by, table)));
    case 'intersection':
      return table.intersection(mapChanged(type.parts, (each) => substitute(each, by, table)));
    default:
      return type;
  }
}

/** Replaces type parameters in what stands between angle brackets. */
export function substituteArgument(arg: TypeArgument, by: Substitution, table: TypeTable): TypeArgument {
  if (arg.kind !== 'projection') return substitute(arg, by, table);
  const of = substitute(arg.of, by, table);
  return of === arg.of ? arg : table.projection(arg.variance, of);
}

// Most substitutions change nothing: the list itself is given back then.
function mapChanged<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  let changed: T[] | undefined;
  for (let i = 0; i < list.length; i++) {
    const item = list[i] as T;
    const other = change(item);
    if (other !== item) {
      changed ??= list.slice();
      changed[i] = other;
    }
  }
  return changed ?? list;
}
