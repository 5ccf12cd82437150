import type { Expression } from '../../model/program/expression.js';
import type { LiteralKind } from '../../model/program/profile.js';
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
  const isWrong = (type: Type) =>
    !(slot.several && type.kind === 'array') &&
    !isConvertedElement(subject, slot.role, type, slot.type) &&
    cannotBe(subject, type, slot.type);
  const other = wrongValue(subject, slot, isWrong);
  return other && wrongedBy(subject, slot.value, other, `${what}: ${kindOf(subject, other.type)}`);
}

/** A program in which an expression is another, which is wrong. */
export function wrongedBy(subject: Subject, value: Expression, other: Expression, reason: string): Wronged {
  return { program: replaceNode<Expression>(subject.program, value, other), reason, at: other };
}

const numeric: ReadonlySet<LiteralKind> = new Set<LiteralKind>([
  'int',
  'long',
  'short',
  'byte',
  'float',
  'double',
  'bigint',
  'bigdecimal',
]);

// Whether a number in an array may become one of another class.
function isConvertedElement({ profile, builtIns }: Subject, role: Slot['role'], from: Type, to: Type): boolean {
  if (!profile.tolerates.convertedElements || role !== 'element') return false;
  const numbers = builtIns.all.filter(({ literal }) => literal && numeric.has(literal)).map(({ type }) => type);
  return numbers.includes(from) && numbers.includes(to);
}

function typeParametersOf(method: Slot['method']): string[] {
  return method?.typeParameters.map(({ name }) => name) ?? [];
}
