import { partsOfType } from '../../model/program/traverse.js';
import type { Type, TypeArgument } from '../../model/types/type.js';
import { allows, type Generation } from './generation.js';
import { mentionsInner } from './inner-types.js';

/** Whether a type that an expression was made for may stand in a declaration elsewhere. */
export function mayDeclare(generation: Generation, type: Type): boolean {
  if (mentionsInner(generation, type)) return false;
  if (type.kind === 'primitive' && !allows(generation, 'primitives')) return false;
  return mayShow(generation, type);
}

/** Whether a type that an expression was made for may be written at all. */
export function mayShow(generation: Generation, type: Type): boolean {
  return allows(generation, 'nestedProjections') || !nestsProjections(type);
}

function nestsProjections(type: TypeArgument): boolean {
  const parts = partsOfType(type);
  const isNest = type.kind === 'class' && parts.some((arg) => partsOfType(arg).some(containsProjection));
  return isNest || parts.some(nestsProjections);
}

function containsProjection(type: TypeArgument): boolean {
  return type.kind === 'projection' || partsOfType(type).some(containsProjection);
}
