import type { ConstantExpression } from '../../../model/program/expression.js';
import type { Type } from '../../../model/types/type.js';
import { newId, type Writing } from '../writing.js';

/** Some value of a type, without saying which: the last resort. */
export function constant(writing: Writing, type: Type): ConstantExpression {
  writing.constants++;
  const { builtIns, profile } = writing.api;
  // Where types tell whether they hold null, a value of any type is none that does.
  const isOpen = type.kind === 'top' && profile.supports.has('nullableTypes');
  return { kind: 'constant', id: newId(writing), type: isOpen ? builtIns.string : type };
}
