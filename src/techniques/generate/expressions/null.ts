import type { Expression } from '../../../model/program/expression.js';
import type { Type } from '../../../model/types/type.js';
import { allows, type Generation, newId, wants } from '../generation.js';

/** Null for a variable, if values of its type may be null and this one is to be. */
export function nullFor(generation: Generation, type: Type): Expression | undefined {
  if (!hasNull(generation, type) || !wants(generation, 'nullVariables', generation.policy.chances.nullVariable))
    return undefined;
  return { kind: 'null', id: newId(generation), type: generation.hierarchy.table.bottom };
}

// Where types tell whether null is a value of theirs, it is one of no others.
function hasNull(generation: Generation, type: Type): boolean {
  const { classes, builtIns, profile } = generation;
  if (profile.supports.has('nullableTypes')) return type.kind === 'nullable' && allows(generation, 'nullableTypes');
  switch (type.kind) {
    case 'class':
      return classes.has(type.name) || type === builtIns.string;
    case 'parameter':
      return profile.restrictions.noNullForParameters === undefined;
    default:
      return type.kind === 'array' || type.kind === 'function' || type.kind === 'tuple';
  }
}
