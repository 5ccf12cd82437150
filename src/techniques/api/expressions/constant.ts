import type { ConstantExpression } from '../../../model/program/expression.js';
import type { Type } from '../../../model/types/type.js';
import { newId, type Writing } from '../writing.js';

/** Some value of a type, without saying which: the last resort. */
export function constant(writing: Writing, type: Type): ConstantExpression {
  writing.constants++;
  return { kind: 'constant', id: newId(writing), type };
}
