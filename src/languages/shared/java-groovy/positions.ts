import type { Expression } from '../../../model/program/expression.js';
import type { Doc } from '../../../model/program/print/doc.js';
import { levels, type Printed, within } from '../../../model/program/print/precedence.js';
import type { Type } from '../../../model/types/type.js';
import { literalKinds } from './library.js';
import { innerPosition, type Place, type Position } from './place.js';
import { printType } from './types.js';

/** An expression where a type is wanted: an argument, a result, the value of a variable. */
export function wanted(place: Place, expression: Expression): Doc {
  return place.print(place, expression, 'wanted').doc;
}

/** An expression that is the whole value of a statement. */
export function statementValue(place: Place, expression: Expression, position: Position = 'wanted'): Doc {
  const printed = place.print(place, expression, position);
  return place.dialect.bracketsLambdas && expression.kind === 'lambda' ? within(printed, levels.unary) : printed.doc;
}

/** An expression as the object whose member is used. */
export function primary(place: Place, expression: Expression): Doc {
  const printed = place.print(place, expression, 'free');
  return within(hasOwnType(place, expression) ? printed : cast(place, expression.type, printed), levels.primary);
}

/** An expression with a cast in front. */
export function cast(place: Place, type: Type, printed: Printed): Printed {
  return { doc: [`(${printType(place, type)}) `, within(printed, levels.unary)], level: levels.unary };
}

/** What has no type of its own, and so needs a cast where no type is wanted (JLS 15.13, 15.27). */
export function targeted(place: Place, type: Type, printed: Printed & { readonly position: Position }): Printed {
  // One that was made wrong stands for anything: a cast says no more.
  return printed.position === 'wanted' || type.kind === 'top' ? printed : cast(place, type, printed);
}

/**
 * A value as one of those between which an expression of the given type chooses. Where a language asks the values for
 * their common type, what it may find instead of the given one needs a cast.
 */
export function branch(place: Place, value: Expression, whole: { type: Type; position: Position }): Printed {
  const { type, position } = whole;
  const printed = place.print(place, value, innerPosition(place, position));
  const isSure = place.dialect.wantedWithin || isExactly(value, type) || joinsSafely(value.type, type);
  return isSure ? printed : cast(place, type, printed);
}

// The result of arithmetic may be a box if the operands are boxes.
function isExactly({ kind, type }: Expression, whole: Type): boolean {
  return type === whole && (kind !== 'binary' || type.kind !== 'primitive' || type.name === 'boolean');
}

// A primitive type must not meet its box, nor a generic class a type parameter below it or a projection of itself.
function joinsSafely(type: Type, whole: Type): boolean {
  if (whole.kind === 'primitive') return false;
  if (whole.kind !== 'class') return true;
  if (whole.args.length === 0) return !literalKinds.has(whole.name);
  return type.kind === 'class' && [...type.args, ...whole.args].every(({ kind }) => kind !== 'projection');
}

// The type of a choice is computed from its branches (JLS 15.25) and may be another one than ours, unless one of them is
// above the other; the literal of a box is one of the primitive type.
function hasOwnType(place: Place, expression: Expression): boolean {
  const { kind, type } = expression;
  switch (kind) {
    case 'conditional': {
      const branches = [expression.then, expression.otherwise];
      const isThatOf = (each: Expression) => each.type === type;
      const isJoined = place.dialect.wantedWithin
        ? branches.some(isThatOf)
        : branches.every(isThatOf) || branches.every((each) => isPlainClass(place, each.type, type));
      return isJoined && isObject(type) && branches.every((each) => isCertain(place, each));
    }
    case 'smartCast':
    case 'match':
      return false;
    case 'literal':
      return type.kind === 'class' && type.name === 'String';
    default:
      return true;
  }
}

// Objects of two classes of the program have a common class or interface (Semantics, "Least upper bound"): one above them
// that has no type arguments has the same members there.
function isPlainClass({ index }: Place, type: Type, whole: Type): boolean {
  return type.kind === 'class' && index.classes.has(type.name) && whole.kind === 'class' && whole.args.length === 0;
}

function isObject(type: Type): boolean {
  return type.kind === 'class' && !literalKinds.has(type.name) && type.args.every(({ kind }) => kind !== 'projection');
}

function isCertain(place: Place, expression: Expression): boolean {
  const { kind } = expression;
  return (
    kind === 'new' ||
    kind === 'variable' ||
    kind === 'constant' ||
    (kind === 'conditional' && hasOwnType(place, expression))
  );
}
