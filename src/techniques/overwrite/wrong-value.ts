import type { Expression } from '../../model/program/expression.js';
import { replaceNode } from '../../model/program/rewrite.js';
import type { Type } from '../../model/types/type.js';
import { cannotBe } from './cannot-be.js';
import type { Subject, Wronged } from './fault.js';
import type { Slot } from './slots.js';
import { drawType, kindOf } from './wrong-type.js';

/** Picks a value that cannot stand where one of the given types is wanted: a parameter of the method around, or a constant. */
export function wrongValue(
  subject: Subject,
  { value, method }: Pick<Slot, 'value' | 'method'>,
  isWrong: (type: Type) => boolean,
): Expression | undefined {
  const { random, survey } = subject;
  const known = method?.parameters.filter(
    ({ name, type, vararg }) => !vararg && !survey.narrowed.has(name) && isWrong(type),
  );
  if (known && known.length > 0 && random.chance(0.5)) {
    const { name, type } = random.pick(known);
    return { kind: 'variable', id: value.id, type, name };
  }
  const type = drawType(subject, typeParametersOf(method), isWrong);
  return type && { kind: 'constant', id: value.id, type };
}

/** Puts a value that cannot stand there in the place of another. */
export function wrongSlot(subject: Subject, slot: Slot, what: string): Wronged | undefined {
  const isWrong = (type: Type) => !(slot.several && type.kind === 'array') && cannotBe(subject, type, slot.type);
  const other = wrongValue(subject, slot, isWrong);
  return other && wrongedBy(subject, slot.value, other, `${what}: ${kindOf(subject, other.type)}`);
}

/** A program in which an expression is another, which is wrong. */
export function wrongedBy(subject: Subject, value: Expression, other: Expression, reason: string): Wronged {
  return { program: replaceNode<Expression>(subject.program, value, other), reason, at: other };
}

function typeParametersOf(method: Slot['method']): string[] {
  return method?.typeParameters.map(({ name }) => name) ?? [];
}
