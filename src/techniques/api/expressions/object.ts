import type { Expression } from '../../../model/program/expression.js';
import type { Type } from '../../../model/types/type.js';
import type { Writing } from '../writing.js';
import { constant } from './constant.js';

/** An object of a type whose member is used: its class must be known. */
export function objectOf(writing: Writing, type: Type, depth: number): Expression {
  const made = writing.inhabitant(writing, type, depth);
  return made.type.kind === 'class' ? made : constant(writing, type);
}
