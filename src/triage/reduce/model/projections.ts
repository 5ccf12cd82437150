import { isType } from '../../../model/program/json.js';
import type { Program } from '../../../model/program/program.js';
import { traverse } from '../../../model/program/traverse.js';
import type { Projection, Type, TypeArgument } from '../../../model/types/type.js';
import type { TypeTable } from '../../../model/types/type-table.js';

/** The projections in the types that a program declares. */
export function projectionsIn(program: Program): Projection[] {
  const found = new Set<Projection>();
  traverse(program, {
    type: (type) => {
      if (type.kind === 'projection') found.add(type);
    },
  });
  return [...found];
}

/** A program in which the types within these projections stand in their place; no call captures them any more. */
export function dropProjections(program: Program, dropped: readonly Projection[], table: TypeTable): Program {
  const drop = (type: Type): Type => dropIn(type) as Type;
  const dropIn = (type: TypeArgument): TypeArgument => {
    switch (type.kind) {
      case 'class':
        return table.classType(type.name, type.args.map(dropIn));
      case 'function':
        return table.functionType(type.parameters.map(drop), drop(type.result));
      case 'array':
        return table.array(drop(type.element));
      case 'nullable':
        return table.nullable(drop(type.of));
      case 'tuple':
        return table.tuple(type.elements.map(drop));
      case 'projection':
        if (dropped.includes(type)) return drop(type.of);
        return type.star ? type : table.projection(type.variance, drop(type.of));
      default:
        return type;
    }
  };
  const change = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(change);
    if (isType(value)) return dropIn(value);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]));
  };
  return change(program) as Program;
}
