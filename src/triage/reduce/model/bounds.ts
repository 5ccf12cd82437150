import type { Program } from '../../../model/program/program.js';
import { rewriteProgram } from '../../../model/program/rewrite.js';
import { traverse } from '../../../model/program/traverse.js';
import type { TypeParameter } from '../../../model/types/hierarchy.js';
import type { Type } from '../../../model/types/type.js';
import type { TypeTable } from '../../../model/types/type-table.js';

/** A bound of a type parameter that it could do without. */
export interface Bound {
  /** The name of the type parameter. */
  readonly parameter: string;
  readonly type: Type;
}

/** All bounds of type parameters. */
export function boundsIn(program: Program): Bound[] {
  const found: Bound[] = [];
  traverse(program, {
    typeParameter: ({ name, bound }) => {
      for (const type of partsOf(bound)) found.push({ parameter: name, type });
    },
  });
  return found;
}

/** A program in which type parameters do not have these bounds any more. */
export function dropBounds(program: Program, dropped: readonly Bound[], table: TypeTable): Program {
  return rewriteProgram(program, (part) => {
    if (!('variance' in part) || !('bound' in part)) return undefined;
    const { bound, ...rest } = part as TypeParameter;
    const isDropped = (type: Type) => dropped.some((each) => each.parameter === rest.name && each.type === type);
    const kept = partsOf(bound).filter((type) => !isDropped(type));
    const [first] = kept;
    return first ? { ...rest, bound: kept.length === 1 ? first : table.intersection(kept) } : rest;
  });
}

function partsOf(bound: Type | undefined): readonly Type[] {
  if (!bound) return [];
  return bound.kind === 'intersection' ? bound.parts : [bound];
}
