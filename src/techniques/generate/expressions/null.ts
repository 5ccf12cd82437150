import type { Expression } from '../../../model/program/expression.js';
import type { Type } from '../../../model/types/type.js';
import { allows, type Generation, wants } from '../generation.js';
import { bareNull } from './context.js';

/** Null for a variable, if values of its type may be null and this one is to be. */
export function nullFor(generation: Generation, type: Type): Expression | undefined {
  const { profile, policy } = generation;
  if (type.kind === 'top' || !profile.takesNull?.(type) || !allows(generation, 'nulls')) return undefined;
  return wants(generation, 'nullVariables', policy.chances.nullVariable) ? bareNull(generation) : undefined;
}
